/** How each kind of decision is answered, by the surface it has. A decision without one that is known here is a fault. */
import { own, said, shell, stage, told, end } from '../words';
import type { Asked, Hands } from './hands';

export interface Surface {
  name: string;
  /** Whether this is what lies on the table. */
  is(asked: Asked): boolean;
  answer(hands: Hands, asked: Asked): Promise<void>;
}

const has = (asked: Asked, ...names: (string | undefined)[]) =>
  names.some((name) => asked.buttons.some((button) => said(name).test(button)));
const button = (name: string, ...labels: (string | undefined)[]): Surface => ({
  name,
  is: (asked) => has(asked, ...labels),
  answer: (hands, asked) => hands.press(said(labels.find((label) => has(asked, label)))),
});

/** Cards that glow: they may be picked. */
const glowing = (hands: Hands) => hands.page.getByRole('main').locator('button[data-mark="may"]:visible');

const draft: Surface = {
  name: 'draft',
  is: (asked) => asked.question === told['stage.draft.ask'],
  async answer(hands, asked) {
    const [gk = 0, df = 0, mf = 0, fw = 0] = [...asked.text.matchAll(/(\d+) (?:GK|DF|MF|FW)\b/g)].map((one) =>
      Number(one[1]),
    );
    // What is wanted most: 2 keepers, 6 defenders, 6 midfielders, 4 forwards make every formation.
    const lines = [
      { name: shell['position.GK'], full: gk / 2 },
      { name: shell['position.DF'], full: df / 6 },
      { name: shell['position.MF'], full: mf / 6 },
      { name: shell['position.FW'], full: fw / 4 },
    ].sort((a, b) => a.full - b.full);
    for (const { name } of lines) {
      const card = glowing(hands).and(hands.page.getByRole('button', { name: new RegExp(`, ${name},`) }));
      if ((await card.count()) === 0) continue;
      await card.first().click();
      return hands.press(said(own['draftPick']));
    }
    throw new Error('no card on the table may be picked');
  },
};

const lineUp: Surface = {
  name: 'line-up',
  // An eleven with a gap, since somebody is out, cannot be locked yet.
  is: (asked) => has(asked, own['lock'], own['strongest']) && !has(asked, own['keep']),
  async answer(hands, asked) {
    if (has(asked, own['strongest'])) await hands.button(said(own['strongest'])).click();
    const locks = [own['lock'], own['lockNew'], own['lockShort']].map((words) => said(words).source);
    await hands.press(new RegExp(locks.join('|')));
  },
};

const contracts: Surface = {
  name: 'contracts',
  is: (asked) => asked.question === told['stage.contracts.ask'],
  async answer(hands) {
    const men = glowing(hands);
    const first = await men.first().elementHandle();
    await first?.click();
    await hands.press(/^(?!Choose)/);
  },
};

/** Bids what the bank asks while the price is fair, and passes then. */
const auction: Surface = {
  name: 'auction',
  is: (asked) => has(asked, stage['pass']),
  async answer(hands, asked) {
    const face = Number(/Face value (\d+)k/.exec(asked.text)?.[1] ?? 0);
    const bid = asked.buttons.find((one) => said(stage['bid']).test(one) && /k/.test(one));
    const price = Number(/(\d+)k/.exec(bid ?? '')?.[1] ?? Infinity);
    await hands.press(said(price <= face + 5 ? stage['bid'] : stage['pass']));
  },
};

const kickOff: Surface = {
  name: 'kick-off',
  is: (asked) => has(asked, stage['begin']),
  async answer(hands) {
    const cards = glowing(hands);
    if ((await cards.count()) > 0) await hands.move(() => cards.first().click());
    else await hands.press(said(stage['begin']));
  },
};

/** Before the throw a man is sold to the bank, once in a game: a midfielder, of whom there are enough. */
const dayOfTrade: Surface = {
  name: 'throw',
  is: (asked) => has(asked, stage['throw']),
  async answer(hands) {
    if (hands.sold === 0) await sell(hands);
    await hands.press(said(stage['throw']));
  },
};
async function sell(hands: Hands): Promise<void> {
  await hands.decision.getByText(stage['sell'] ?? '', { exact: true }).click();
  const men = hands.decision.getByRole('button', { name: new RegExp(`, ${shell['position.MF']},`) });
  await men.last().click();
  await hands.press(said(stage['sellBank']));
  hands.sold++;
}

/** One man of several, or what else is offered beside him. */
const man: Surface = {
  name: 'man',
  is: (asked) =>
    ['choice.ask', 'choice.ask.make-room', 'replacement.ask', 'emergency.ask', 'shortage.ask']
      .map((key) => told[`stage.${key}`])
      .includes(asked.question) && !asked.listed,
  async answer(hands) {
    const men = glowing(hands);
    if ((await men.count()) > 0) await men.first().click();
    await hands.move(() => hands.decision.locator('.acts').getByRole('button').first().click());
  },
};

/** One of theirs, then one of mine that fits. */
const swaps: Surface = {
  name: 'swaps',
  is: (asked) => asked.question === told['stage.swaps.ask'] && !asked.listed,
  async answer(hands) {
    const rows = hands.page.getByRole('main').locator('section:has(> .men)');
    const may = 'button[data-mark="may"]';
    await rows.first().locator(may).first().click();
    await rows.last().locator(may).first().click();
    await hands.press(said(stage['swapNow']));
  },
};

export const SURFACES: readonly Surface[] = [
  { name: 'club', is: (asked) => has(asked, own['take']), answer: (hands) => hands.press(said(own['take'])) },
  draft,
  lineUp,
  button('change', own['keep']),
  button('substitution', own['playOn']),
  contracts,
  auction,
  dayOfTrade,
  button('card', stage['turnCard']),
  button('wait', told['move.go-on']),
  kickOff,
  swaps,
  man,
];

export const isOver = (asked: Asked): boolean => has(asked, end['rematch']);
