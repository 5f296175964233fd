/** Which part draws a stage's decision. Elevens, the draft and contracts are drawn by lineup/; what has none is a list. */
import type { MotsView } from '../../../generated/match-of-the-season';
import type { StagePart } from '../stage';
import Auction from './Auction.svelte';
import KickOff from './KickOff.svelte';
import PickMan from './PickMan.svelte';
import TradeWindow from './TradeWindow.svelte';

/** The part for this stage, or null: then the plain list of moves stands in. */
export function stageOf(view: MotsView): StagePart | null {
  switch (view.stage) {
    case 'auction':
      return view.auction ? Auction : null;
    case 'day':
    case 'turn-over':
      return TradeWindow;
    case 'kick-off':
      return KickOff;
    case 'choice':
    case 'replacement':
    case 'emergency':
    case 'shortage':
      return PickMan;
    default:
      return null;
  }
}
