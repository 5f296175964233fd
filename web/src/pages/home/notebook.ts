import { crestPicture } from '$lib/faces';
import { cover } from './art';

/** Club Stories: a page of a village club: pinned, stained, ruled. */
export const notebook = cover(
  `<rect width="316" height="500" fill="#fbf6e9"/>${Array.from({ length: 22 }, (_, i) => `<path d="M0,${26 + i * 23}H316" stroke="#b9cbe0" stroke-width="1.3"/>`).join('')}<path d="M44,0V500" stroke="#d98b86" stroke-width="1.6"/>${[70, 250, 430].map((y) => `<circle cx="20" cy="${y}" r="8" fill="#b69a72"/><circle cx="20" cy="${y + 1.5}" r="8" fill="#16352699"/>`).join('')}<g fill="none" stroke="#a9743a" transform="translate(-4,66)">` +
    `<circle cx="252" cy="358" r="46" stroke-width="7" opacity=".28"/><circle cx="252" cy="358" r="43" stroke-width="2" opacity=".4"/><path d="M208,372a46,46 0 0 0 60,29" stroke-width="10" opacity=".18"/>` +
    `</g><g transform="translate(0,24)"><g transform="rotate(-2.5 168 214)"><rect x="59" y="121" width="232" height="172" fill="#0003"/><rect x="55" y="116" width="232" height="172" fill="#fffdf6"/>` +
    `<svg x="63" y="124" width="216" height="140" viewBox="0 0 216 140"><rect width="216" height="140" fill="#cfe3ec"/><circle cx="178" cy="30" r="15" fill="#f6d27a"/>` +
    `<path d="M0,78Q50,50 106,72T216,62V140H0Z" fill="#94b884"/><path d="M0,96Q80,84 216,94V140H0Z" fill="#6fa56a"/><path d="M22,82V44h14V82zM20,45L29,24L38,45z" fill="#8b7a6a"/>` +
    `<path d="M36,82V62H62V82zM34,63L49,52L64,63z" fill="#b5553f"/><path d="M78,94V70H132V94zM72,72L105,56L138,72z" fill="#23408f"/><path d="M86,78h9v16h-9zM104,77h20v9h-20z" fill="#fbf6e9"/>` +
    `<path d="M150,94V58h50v36" fill="none" stroke="#fffdf6" stroke-width="3.5"/><path d="M150,58l8,10v26M200,58l-8,10v26M158,68h34M166,68v26M175,68v26M184,68v26M158,77h34M158,86h34" stroke="#fffdf6" stroke-width=".9" fill="none"/>` +
    `<path d="M0,118H216" stroke="#fffdf6" stroke-width="3"/><circle cx="112" cy="124" r="7" fill="#fffdf6" stroke="#2b211c" stroke-width="1.5"/><path d="M112,120.5l3.4,2.5-1.3,4h-4.2l-1.3-4z" fill="#2b211c"/>` +
    `<path d="M140,94l3-36M143,58l16,5-16,6z" fill="#c8322b" stroke="#2b211c" stroke-width="1.2"/></svg><text x="171" y="282" font-size="16" text-anchor="middle" fill="#4b5470">the ground, first Sunday of August</text>` +
    `</g><circle cx="168" cy="119" r="8" fill="#c8322b"/><circle cx="165.5" cy="116.5" r="2.6" fill="#fff" opacity=".7"/></g><g transform="translate(62,362) rotate(4) scale(1.06)">` +
    `<rect width="138" height="92" fill="#fde68f"/><path d="M0,92l138,0-14,-10z" fill="#0001"/><text x="12" y="25" font-size="19" fill="#1f2740">To do</text>` +
    `<g font-size="17" fill="#1f2740"><text x="12" y="46">mow the goalmouth</text><text x="12" y="65">find a left back</text><text x="12" y="84">ask Henny about tea</text>` +
    `</g><path d="M10,41H118" stroke="#23408f" stroke-width="2"/></g><svg x="210" y="386" width="74" height="74" viewBox="0 0 100 100"><g transform="rotate(8 50 50)">${crestPicture('Newbie FC', { a: '#23408f', b: '#fbf6e9', sign: 'ball', part: 'plain', shape: 2 }, 'cvCrest')}</g>` +
    `</svg><g transform="rotate(-1.5 158 58)"><rect x="56" y="20" width="232" height="80" fill="#1f2740"/><rect x="61" y="25" width="222" height="70" fill="none" stroke="#fbf6e9" stroke-width="1.5"/>` +
    `<text x="172" y="51" font-size="26" text-anchor="middle" fill="#fbf6e9" letter-spacing="13">CLUB</text><text x="172" y="90" font-size="44" text-anchor="middle" fill="#fbf6e9" textLength="196" lengthAdjust="spacing">STORIES</text>` +
    `</g>`,
);
