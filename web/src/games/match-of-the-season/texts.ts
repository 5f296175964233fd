/** The page's own words of this game, beside the game's catalogues: en.json and pt.json with the same keys. */
import { IntlMessageFormat } from 'intl-messageformat';
import { lang, type Args } from '$lib';

type Catalogue = Record<string, string>;

/** A translator over two catalogues. Reading it in markup follows the language. */
export function texts<C extends Catalogue>(en: C, pt: Record<keyof C, string>) {
  const ready: Record<string, IntlMessageFormat> = {};
  return (key: keyof C & string, args?: Args): string => {
    const at = lang();
    const made = (ready[`${at} ${key}`] ??= new IntlMessageFormat(
      (at === 'pt' ? pt[key] : en[key]) ?? key,
      at === 'pt' ? 'pt-PT' : 'en-GB',
    ));
    return String(made.format(args));
  };
}
