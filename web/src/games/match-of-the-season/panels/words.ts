/** The words of the panels. */
import { texts } from '../texts';
import en from './en.json';
import pt from './pt.json';

export const m = texts(en, pt);
