import { describe, expect, it } from 'vitest';
import { crestPicture, kitPicture, nationPicture, portrait } from '.';
import { personOf } from './person';

const names = Array.from({ length: 200 }, (_, i) => `Player ${i}`);

describe('faces', () => {
  it('gives the same face for the same seed and different faces for different seeds', () => {
    const once = names.map((name) => portrait(name, { id: 'x' }));
    const again = names.map((name) => portrait(name, { id: 'x' }));
    expect(again).toEqual(once);
    expect(new Set(once).size).toBe(names.length);
  });

  it('keeps the man when he ages or changes his shirt', () => {
    for (const name of names) {
      const young = personOf(name, { age: 22 });
      const old = personOf(name, { age: 36, kit: { a: '#000000', b: '#ffffff', p: 'hoops' } });
      expect([old.w, old.eyeX, old.nose, old.mouth, old.skin]).toEqual([
        young.w,
        young.eyeX,
        young.nose,
        young.mouth,
        young.skin,
      ]);
    }
  });

  it('stays small and well formed', () => {
    for (const name of names.slice(0, 25)) {
      const svg = portrait(name, { id: 'x', outline: '#fff8e8' });
      const parsed = new DOMParser().parseFromString(
        svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
        'image/svg+xml',
      );
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(svg).not.toMatch(/NaN|undefined|style=/);
      expect(svg.length).toBeLessThan(16_000);
    }
  });

  it('lets no seed break out of an id', () => {
    const svg =
      portrait('"><script>', { outline: '#fff' }) + crestPicture('"><script>') + nationPicture('"><script>');
    expect(svg).not.toContain('<script');
    expect(kitPicture({ a: '#c8322b', b: '#fff3df', p: 'sash' }, 9)).toContain('>9<');
  });
});
