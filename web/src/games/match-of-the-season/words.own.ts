/** The texts of this page. */
import en from './en.json';
import pt from './pt.json';
import { texts } from './texts';

export const m = texts(en, pt);
