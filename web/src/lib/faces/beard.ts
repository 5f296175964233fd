import type { Person } from './person';
import { fill, line, n } from './svg';

/** A beard, drawn inside the head outline (the full one goes a little beyond the chin). */
export function beard(p: Person): string {
  const { mouthX: x, mouthY: y, mouthW: w, chin, jaw, jawY, left, right, beardColour: c } = p;
  switch (p.beard) {
    case 'none':
      return '';
    case 'stubble':
      return fill(jawline(p, 70, 71), c, 'opacity=".17"');
    case 'full':
      return fill(jawline(p, 68, 70.5), c) + lips(p);
    case 'tache':
      return tache(p);
    case 'handle':
      return tache(p) + line(`M${n(x - w - 1)},74 q-1.6,5 .4,9 M${n(x + w + 1)},74 q1.6,5 -.4,9`, c, 3);
    case 'goatee':
      return fill(
        `M${n(x - 6)},${n(y + 6)} Q${n(x)},${n(y + 4)} ${n(x + 6)},${n(y + 6)} Q${n(x + 5)},${n(chin + 4)} ${n(x)},${n(chin + 5)} Q${n(x - 5)},${n(chin + 4)} ${n(x - 6)},${n(y + 6)}Z`,
        c,
      );
    case 'chops':
      return fill(
        `M${left},50 C${left},62 ${n(60 - jaw - 3)},${n(jawY - 6)} ${n(60 - jaw)},${n(jawY)} L${n(60 - jaw + 4)},${n(jawY + 2)} L${n(60 - jaw + 5)},${n(jawY - 5)} L${n(left + 3.5)},52Z ` +
          `M${right},50 C${right},62 ${n(60 + jaw + 3)},${n(jawY - 6)} ${n(60 + jaw)},${n(jawY)} L${n(60 + jaw - 4)},${n(jawY + 2)} L${n(60 + jaw - 5)},${n(jawY - 5)} L${n(right - 3.5)},52Z`,
        c,
      );
    case 'circle':
      return (
        tache(p) +
        fill(
          `M${n(x - w - 3)},74 C${n(x - w - 4)},${n(chin - 2)} ${n(x - 6)},${n(chin + 2)} ${n(x)},${n(chin + 2)} C${n(x + 6)},${n(chin + 2)} ${n(x + w + 4)},${n(chin - 2)} ${n(x + w + 3)},74Z`,
          c,
        ) +
        lips(p)
      );
  }
}

function jawline(p: Person, innerY: number, lipY: number): string {
  const { jaw, jawY, chin, chinW, left, right, mouthX: x, mouthW: w } = p;
  return (
    `M${left},54 C${left},64 ${n(60 - jaw - 3)},${n(jawY - 6)} ${n(60 - jaw - 0.5)},${n(jawY + 1)} C${n(60 - jaw + 2)},${n(chin)} ${n(60 - chinW)},${n(chin + 3)} 60,${n(chin + 3)} ` +
    `C${n(60 + chinW)},${n(chin + 3)} ${n(60 + jaw - 2)},${n(chin)} ${n(60 + jaw + 0.5)},${n(jawY + 1)} C${n(60 + jaw + 3)},${n(jawY - 6)} ${right},64 ${right},54 ` +
    `C${n(right - 3)},62 ${n(60 + jaw - 3)},${innerY} ${n(x + w + 4)},${lipY} Q${n(x)},${n(lipY - 3)} ${n(x - w - 4)},${lipY} C${n(60 - jaw + 3)},${innerY} ${n(left + 3)},62 ${left},54Z`
  );
}

function tache({ mouthX: x, mouthW: w, beardColour }: Person): string {
  return fill(
    `M${n(x)},71 C${n(x + 5)},69.4 ${n(x + w + 1)},71.5 ${n(x + w + 2.6)},76 C${n(x + w - 3)},74.6 ${n(x + 4)},75 ${n(x)},74.4 ` +
      `C${n(x - 4)},75 ${n(x - w + 3)},74.6 ${n(x - w - 2.6)},76 C${n(x - w - 1)},71.5 ${n(x - 5)},69.4 ${n(x)},71Z`,
    beardColour,
  );
}

/** Skin round the mouth, so that a beard leaves it free. */
function lips({ mouthX: x, mouthY: y, mouthW: w, skin }: Person): string {
  return fill(
    `M${n(x - w - 1)},${n(y - 2.6)} Q${n(x)},${n(y - 3.8)} ${n(x + w + 1)},${n(y - 2.6)} Q${n(x + w - 1)},${n(y + 6)} ${n(x)},${n(y + 6)} Q${n(x - w + 1)},${n(y + 6)} ${n(x - w - 1)},${n(y - 2.6)}Z`,
    skin,
  );
}
