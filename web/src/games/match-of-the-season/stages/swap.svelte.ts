/** A swap being put together: one of theirs, one of mine. Shared by the men on the table and the decision beside them. */
import type { MotsView, TeamView } from '../../../generated/match-of-the-season';
import type { TableLink } from '../../../shell/link.svelte';
import type { Move } from '../../../shell/types';
import { sideOf, type Side } from '../lineup/eleven';
import type { Names } from '../names';
import { Reasons, type Reason } from './reasons.svelte';

/** One side of the exchange: what its line-up adds up to before and after. */
export interface Balance {
  team: TeamView;
  gets: number;
  gives: number;
  before: Side;
  after: Side;
}

export class Swap {
  take = $state<number>();
  give = $state<number>();
  readonly reasons = new Reasons();
  #link: () => TableLink<MotsView>;

  constructor(link: () => TableLink<MotsView>) {
    this.#link = link;
  }
  get view(): MotsView | undefined {
    return this.#link().shown?.view;
  }
  get moves(): readonly Move[] {
    return this.#link().moves.filter((move) => move.type === 'swap');
  }
  #team(ofMen: readonly number[]): TeamView[] {
    return (this.view?.teams ?? []).filter((team) => team.line.some((man) => ofMen.includes(man)));
  }
  /** The team that is helped. */
  get mine(): TeamView | undefined {
    const turn = this.view?.closing?.turn;
    return this.view?.teams.find((team) => team.team === turn);
  }
  /** Those he may still take one from. */
  get partners(): TeamView[] {
    return this.#team(this.moves.map((move) => Number(move['take'])));
  }
  /** The move that is put together, once both men are chosen. */
  get move(): Move | undefined {
    return this.moves.find((move) => move['take'] === this.take && move['give'] === this.give);
  }

  mayTake = (man: number): boolean => this.moves.some((move) => move['take'] === man);
  mayGive = (man: number): boolean =>
    this.moves.some(
      (move) => move['give'] === man && (this.take === undefined || move['take'] === this.take),
    );
  pickTake = (man: number): void => {
    this.take = this.take === man ? undefined : man;
    if (this.give !== undefined && !this.mayGive(this.give)) this.give = undefined;
  };
  pickGive = (man: number): void => {
    this.give = this.give === man ? undefined : man;
  };
  forget(): void {
    this.take = undefined;
    this.give = undefined;
  }

  /** The question that finds out why a man is not to be had, or not to be given. */
  asksTake(man: number, names: Names): string {
    const line = this.mine?.line.filter((one) => one > 0) ?? [];
    const same = line.find((one) => names.player(one).position === names.player(man).position);
    return `swap ${man} ${same ?? line[0] ?? 0}`;
  }
  asksGive(man: number): string {
    return `swap ${this.take ?? Number(this.moves[0]?.['take'] ?? 0)} ${man}`;
  }
  ask(names: Names): void {
    const theirs = this.partners.flatMap((team) => team.line).filter((man) => man > 0 && !this.mayTake(man));
    const mine = (this.mine?.line ?? []).filter((man) => man > 0 && !this.mayGive(man));
    void this.reasons.ask(this.#link(), [
      ...theirs.map((man) => this.asksTake(man, names)),
      ...mine.map((man) => this.asksGive(man)),
    ]);
  }
  whyTake = (man: number, names: Names): Reason | undefined => this.reasons.of(this.asksTake(man, names));
  whyGive = (man: number): Reason | undefined => this.reasons.of(this.asksGive(man));

  /** What both sides get, mine first; nothing until both men are chosen, nor of a swap that has been made. */
  balance(names: Names): Balance[] {
    const { take, give, mine, move } = this;
    const theirs = this.view?.teams.find((team) => take !== undefined && team.line.includes(take));
    if (!move || take === undefined || give === undefined || !mine || !theirs) return [];
    const side = (team: TeamView, gets: number, gives: number): Balance => {
      const stars = (men: readonly number[]) =>
        sideOf(
          team.formation,
          men.map((man) => (man > 0 ? names.player(man).stars : 0)),
        );
      return {
        team,
        gets,
        gives,
        before: stars(team.line),
        after: stars(team.line.map((man) => (man === gives ? gets : man))),
      };
    };
    return [side(mine, take, give), side(theirs, give, take)];
  }
}
