/** The eleven being put together on this page, before it is sent as one batch. */
import type { LineUpView, MotsView } from '../../../generated/match-of-the-season';
import type { TableLink } from '../../../shell/link.svelte';
import type { Player } from '$lib';
import { askedTeam, openLineUp } from '../asked';
import { myTeams } from '../mine';
import { stands, type Names } from '../names';
import { batchOf, couldFill, fill, NOBODY, placesOf } from './eleven';

/** What the pitch is for right now. */
export type Mode = 'build' | 'exchange' | 'substitute' | 'extend' | 'look';
interface Eleven {
  formation: string;
  men: number[];
}
/** What an eleven was before a change, and the last line of the log by then. */
type Before = Eleven & { line: number };

export class Draft {
  /** A man's number, picked up. */
  hand = $state<number | undefined>(undefined);
  /** Line-up cards chosen for new contracts. */
  chosen = $state<number[]>([]);
  #history = $state.raw<Before[]>([]);
  #own = $state.raw<(Eleven & { key: string }) | undefined>(undefined);
  #link: () => TableLink<MotsView>;
  #names: () => Names | undefined;

  constructor(link: () => TableLink<MotsView>, names: () => Names | undefined) {
    this.#link = link;
    this.#names = names;
  }

  get view(): MotsView | undefined {
    return this.#link().shown?.view;
  }
  get line(): LineUpView | undefined {
    return this.view && openLineUp(this.view);
  }
  get mode(): Mode {
    const has = (type: string) => this.#link().moves.some((move) => move.type === type);
    const stage = this.view?.stage;
    if (stage === 'contracts' && has('extend')) return 'extend';
    if (!this.line || this.#link().moves.length === 0) return 'look';
    if (stage === 'substitutions') return 'substitute';
    if (stage === 'changes' && !has('shape') && !has('pick') && !has('ready')) return 'exchange';
    return stage === 'line-ups' || stage === 'changes' ? 'build' : 'look';
  }
  get team() {
    const view = this.view;
    if (!view) return undefined;
    const { moves, me } = this.#link();
    return askedTeam(view, moves, me) ?? myTeams(view, me)[0];
  }
  look = (number: number): Player =>
    this.#names()?.player(number) ?? { id: String(number), name: '', position: 'ANY', stars: 0 };

  /** Players who miss this match. Absences count in the league only. */
  absent = (number: number) =>
    this.view?.matches?.competition === 'league' && this.line?.purpose === 'matches'
      ? this.view.absences.find((one) => one.player === number)?.why
      : undefined;
  get free(): number[] {
    return (this.team?.squad ?? []).filter((one) => !this.absent(one));
  }
  get shapes(): string[] {
    return this.#link().moves.flatMap((move) =>
      move.type === 'shape'
        ? [`${String(move['defenders'])}-${String(move['midfielders'])}-${String(move['attackers'])}`]
        : [],
    );
  }

  /** The eleven as it lies on the pitch now. */
  get now(): Eleven {
    const own = this.#own;
    if (own?.key !== this.#key) return this.#start;
    // Who was sold since has left his place.
    const squad = this.team?.squad ?? [];
    if (own.men.every((one) => one === NOBODY || squad.includes(one))) return own;
    return { ...own, men: own.men.map((one) => (squad.includes(one) ? one : NOBODY)) };
  }
  get changed(): boolean {
    const shown = this.team;
    return this.now.formation !== shown?.formation || this.now.men.some((one, i) => one !== shown.line[i]);
  }
  get undoable(): boolean {
    return this.hand !== undefined || this.#history.length > 0;
  }
  get #key(): string {
    const view = this.view;
    const line = this.line;
    return [
      view?.season,
      view?.day,
      view?.stage,
      line?.team,
      line?.purpose,
      view?.matches?.playing,
      line?.picks.length,
      view?.matches?.replays,
    ].join(' ');
  }
  get #start(): Eleven {
    const line = this.line;
    const team = this.team;
    if (!line || !team) return { formation: team?.formation ?? '', men: team?.line ?? [] };
    if (this.mode === 'substitute') return { formation: line.formation, men: line.picks };
    if (line.formation) {
      const rest = fill(line.formation, [...line.picks, ...line.best], this.free, this.look);
      return { formation: line.formation, men: rest.map((one, i) => line.picks[i] ?? one) };
    }
    if (this.view?.stage === 'changes') return { formation: team.formation, men: team.line };
    if (line.strongestOnly || !this.shapes.includes(team.formation) || team.line.length === 0)
      return { formation: line.bestFormation, men: line.best };
    return { formation: team.formation, men: fill(team.formation, team.line, this.free, this.look) };
  }

  #set(next: Eleven): void {
    this.hand = undefined;
    const { formation, men } = this.now;
    // What changes nothing is nothing to be taken back.
    if (next.formation === formation && next.men.every((one, i) => one === men[i])) return;
    this.#history = [...this.#history, { formation, men, line: this.#link().log.at(-1)?.n ?? 0 }];
    this.#own = { ...next, key: this.#key };
  }
  shape = (formation: string) =>
    this.#set({ formation, men: fill(formation, this.now.men, this.free, this.look) });
  strongest = () => {
    const line = this.line;
    if (line) this.#set({ formation: line.bestFormation, men: [...line.best] });
  };
  last = () => {
    const team = this.team;
    if (!team?.formation) return;
    const formation = this.shapes.includes(team.formation) ? team.formation : this.now.formation;
    this.#set({ formation, men: fill(formation, team.line, this.free, this.look) });
  };
  /** I have traded since, and may take that back. */
  #tradedSince(line: number): boolean {
    const { shown, told: log, me } = this.#link();
    const mine = this.view ? myTeams(this.view, me).map((one) => one.team) : [];
    return (
      (shown?.undoable ?? 0) > 0 &&
      log.some((one) => one.n > line && !one.undone && mine.some((team) => team === one['team']))
    );
  }
  /** Takes back the last thing done here; false where that was a move at the table, or nothing. */
  undo = (): boolean => {
    if (this.hand !== undefined) {
      this.hand = undefined;
      return true;
    }
    const before = this.#history.at(-1);
    if (!before || this.#tradedSince(before.line)) return false;
    this.#history = this.#history.slice(0, -1);
    this.#own = { ...before, key: this.#key };
    return true;
  };
  /** Forgets what was planned for another line-up. */
  forget(): void {
    this.#history = [];
    this.hand = undefined;
    this.chosen = [];
  }
  get key(): string {
    return this.#key;
  }

  /** Whether this man may be put on this place, from 0. */
  may(number: number, place: number): boolean {
    const there = this.now.men[place] ?? NOBODY;
    if (number === there) return false;
    if (this.mode === 'substitute')
      return this.#link().moves.some(
        (m) => m.type === 'bring-on' && m['out'] === there && m['in'] === number,
      );
    if (this.mode === 'exchange') {
      const line = this.team?.line ?? [];
      return this.#link().moves.some(
        (m) => m.type === 'exchange' && m['out'] === line[place] && m['in'] === number,
      );
    }
    const position = placesOf(this.now.formation)[place];
    if (position === undefined || this.absent(number) || !stands(this.look(number), position)) return false;
    const from = this.now.men.indexOf(number);
    const back = placesOf(this.now.formation)[from];
    return back === undefined || there === NOBODY || stands(this.look(there), back);
  }
  put(number: number, place: number): void {
    if (!this.may(number, place)) return;
    const there = this.now.men[place] ?? NOBODY;
    if (this.mode === 'substitute') {
      this.hand = undefined;
      void this.#link().act(`bring-on ${there} ${number}`);
      return;
    }
    const men = this.mode === 'exchange' ? [...(this.team?.line ?? [])] : [...this.now.men];
    const from = men.indexOf(number);
    men[place] = number;
    if (from >= 0) men[from] = there;
    this.#set({ formation: this.now.formation, men });
  }
  /** A place was clicked: puts down what is in hand, or picks up who stands there. */
  pick(place: number): void {
    const there = this.now.men[place] ?? NOBODY;
    if (this.mode === 'extend') return this.choose(there);
    if (this.hand !== undefined && this.hand !== there) {
      if (this.may(this.hand, place)) this.put(this.hand, place);
      else if (this.now.men.includes(this.hand)) this.hand = there === NOBODY ? undefined : there;
    } else this.hand = this.hand === there || there === NOBODY ? undefined : there;
  }
  /** A man on the bench was clicked: picks him up, or sends him to the place in hand. */
  bench(number: number): void {
    const place = this.hand === undefined ? -1 : this.now.men.indexOf(this.hand);
    if (place >= 0 && this.may(number, place)) this.put(number, place);
    else this.hand = this.hand === number ? undefined : number;
  }
  get contracts(): number {
    const open = this.#link().moves.filter((move) => move.type === 'extend').length;
    const down = (this.team?.line ?? []).filter((one) => this.view?.faceDown.includes(one)).length;
    return Math.max(0, Math.min(open, this.view?.closing?.extensionsLeft ?? 2 - down));
  }
  choose(number: number): void {
    if (this.chosen.includes(number)) this.chosen = this.chosen.filter((one) => one !== number);
    else if (this.#link().moves.some((move) => move.type === 'extend' && move['number'] === number))
      this.chosen = [...this.chosen, number].slice(-this.contracts);
  }

  /** The places that nobody stands in, as numbered on the pitch. */
  get gaps(): number[] {
    return this.now.men.flatMap((one, i) => (one === NOBODY ? [i + 1] : []));
  }
  /** A formation that may be chosen and leaves no place empty, where the one on the pitch does. */
  get fuller(): string | undefined {
    if (this.gaps.length === 0) return undefined;
    return this.shapes.find(
      (shape) =>
        shape !== this.now.formation && !fill(shape, this.now.men, this.free, this.look).includes(NOBODY),
    );
  }
  /** Why the eleven cannot be locked now, as a key of the page's texts. */
  get blocked(): 'empty' | undefined {
    return couldFill(this.now.formation, this.now.men, this.free, this.look) ? 'empty' : undefined;
  }
  async lock(): Promise<void> {
    const link = this.#link();
    const line = this.line;
    if (this.mode === 'substitute') return void (await link.act('play-on'));
    if (this.mode === 'extend') {
      if (await link.act(...this.chosen.map((one) => `extend ${one}`))) this.chosen = [];
      return;
    }
    const keeps = link.moves.some((move) => move.type === 'keep');
    if (keeps && !this.changed) return void (await link.act('keep'));
    if (this.mode === 'exchange') {
      const shown = this.team?.line ?? [];
      const at = this.now.men.findIndex((one, i) => one !== shown[i]);
      return void (await link.act(`exchange ${shown[at]} ${this.now.men[at]}`));
    }
    const done = line?.formation ? line.picks.length : 0;
    await link.act(...batchOf(this.now.formation, this.now.men, done, Boolean(line?.formation)));
  }
}
