/** Everything a game's page needs from the design system. See README.md beside this file. */
export { default as ActCard } from './parts/ActCard.svelte';
export { default as Announcer } from './parts/Announcer.svelte';
export { default as Badge } from './parts/Badge.svelte';
export { default as Bidders, type Bidder } from './parts/Bidders.svelte';
export { default as Bracket, type Round, type Tie, type TieSide } from './parts/Bracket.svelte';
export { default as Button } from './parts/Button.svelte';
export { default as Card } from './parts/Card.svelte';
export { default as CardBack } from './parts/CardBack.svelte';
export { default as Crest } from './parts/Crest.svelte';
export { default as Curtain } from './parts/Curtain.svelte';
export { default as DecisionPanel, type Action } from './parts/DecisionPanel.svelte';
export { default as Dialog } from './parts/Dialog.svelte';
export { default as Dice, type DieShown } from './parts/Dice.svelte';
export { default as Die } from './parts/Die.svelte';
export { default as Face } from './parts/Face.svelte';
export { default as FormationPicker, type FormationChoice } from './parts/FormationPicker.svelte';
export { default as Hand } from './parts/Hand.svelte';
export { default as HelpSheet } from './parts/HelpSheet.svelte';
export { default as Icon } from './parts/Icon.svelte';
export { default as Kit } from './parts/Kit.svelte';
export { default as Ladder } from './parts/Ladder.svelte';
export { default as LeagueTable, type Standing } from './parts/LeagueTable.svelte';
export { type Line } from './parts/LogLine.svelte';
export { default as LogList } from './parts/LogList.svelte';
export { default as Managers, type ManagerRow } from './parts/Managers.svelte';
export { default as Money } from './parts/Money.svelte';
export { default as MoveList, type Listed } from './parts/MoveList.svelte';
export { default as OddsBar } from './parts/OddsBar.svelte';
export { default as Panel } from './parts/Panel.svelte';
export { default as Pile } from './parts/Pile.svelte';
export { default as Pitch, type PitchPlace } from './parts/Pitch.svelte';
export { default as PositionMark } from './parts/PositionMark.svelte';
export { default as RichText } from './parts/RichText.svelte';
export { default as RuleLink } from './parts/RuleLink.svelte';
export { default as ScoreBoard, type Face as ScoreFace, type Verdict } from './parts/ScoreBoard.svelte';
export { default as Segmented } from './parts/Segmented.svelte';
export { default as Slot } from './parts/Slot.svelte';
export { default as Stage } from './parts/Stage.svelte';
export { default as Stars } from './parts/Stars.svelte';
export { default as Stepper } from './parts/Stepper.svelte';
export { default as SwapNote } from './parts/SwapNote.svelte';
export { default as TableFrame } from './parts/TableFrame.svelte';
export { default as TopBar } from './parts/TopBar.svelte';
export { default as Track, type DayKind, type TrackDay } from './parts/Track.svelte';
export { default as Trophy, type TrophyKind } from './parts/Trophy.svelte';

export * from './model';
export * from './formations';
export * from './ladder';
export { flat, pieces, type Piece, type Rich } from './text';
export { isIcon, type IconName } from './icons';
export { gameOfRule, onRule, ruleHref } from './rules';
export {
  gameWords,
  lang,
  loadGame,
  money,
  number,
  percent,
  t,
  tr,
  type Args,
  type Lang,
  type PageKey,
} from './i18n/index.svelte';
export { KEY_NAMES, onCommand, type Command } from './input/keymap';
export { roving } from './input/roving';
export { carried, draggable } from './input/drag.svelte';
export { note, say } from './live.svelte';
export { ms, skipMotion, still, ticking } from './motion.svelte';
export { isDark, setMood } from './theme.svelte';
