import { disc, materials, paints, path, ringed, stroke } from '@saola/game-engines/art'
import { glint, sky } from './sky.ts'

const cells = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: column * 62, y: row * 62, opened: (row * 3 + column) % 4 === 2 })),
)

/** Mines Gold: the mouth of a mine, a nugget that lights it, and one tile too many. */
export function minesGold(): string {
  const rock =
    path(
      'M0 0H300V400H0ZM52 400L44 190L70 96L120 52L186 50L236 98L256 196L248 400Z',
      'fill="#1a0e09" fill-rule="evenodd"',
    ) +
    path(
      'M0 60L40 84L18 130L44 190L8 240ZM300 40L262 80L282 140L256 196L296 250ZM60 0L80 40L120 52L150 10ZM186 50L230 12L250 40L236 98Z',
      'fill="#2c170d"',
    ) +
    path('M14 100L40 84M262 80L286 64M80 40L62 60M8 240L34 214M270 180L290 190', stroke('#e2a03c', 2.4))
  const timber =
    path('M40 400L60 84L82 88L66 400ZM260 400L240 84L218 88L234 400Z', 'fill="#6b3a1a"') +
    path('M30 70L270 62L272 90L32 98Z', 'fill="#7d4620"') +
    path(
      'M40 82L258 76M54 300L68 110M246 300L232 110M62 98L104 98L70 140ZM238 96L198 96L230 138Z',
      stroke('#3a1d0c', 3),
    )
  const lamp =
    path('M150 74V96', stroke('#c3832b', 3)) +
    path('M136 96H164L168 128H132Z', 'fill="#ffe9a8"') +
    path(
      'M134 96H166L158 88H142ZM130 128H170V134H130ZM150 96V128',
      'fill="#c3832b" stroke="#c3832b" stroke-width="2"',
    )
  const beams = `<g transform="translate(150 176)" opacity=".26">${ringed('r', 14, path('M0 0L-15-190H15Z', 'fill="#ffd775"'))}</g>`
  const floor = cells
    .map(({ x, y, opened }) =>
      opened
        ? path(`M${x} ${y}h56v56h-56z`, 'fill="#120a06" stroke="#8a5518" stroke-width="2"')
        : path(`M${x} ${y}h56v56h-56z`, 'fill="url(#b)"') +
          path(`M${x + 3} ${y + 53}V${y + 3}h50`, stroke('#f6b65f', 2)),
    )
    .join('')
  const nugget =
    path('M98 182L112 136L146 116L186 126L206 162L198 200L160 220L118 212Z', 'fill="url(#a)"') +
    path(
      'M112 136L140 156L146 116ZM140 156L186 126L172 172ZM140 156L118 212L98 182ZM172 172L206 162L198 200Z',
      'fill="#fff3c4" opacity=".62"',
    ) +
    path('M140 156L172 172L160 220L118 212ZM172 172L198 200L160 220Z', 'fill="#8a5216" opacity=".5"')
  const bomb =
    disc(232, 252, 28, 'fill="#171013"') +
    disc(232, 252, 28, stroke('#c8382a', 2)) +
    path('M224 226L220 216H236L238 226Z', 'fill="#6b5340"') +
    path('M228 216Q232 200 246 204', stroke('#c3a06a', 3)) +
    path('M216 244Q220 234 230 232', stroke('#8c7d86', 4)) +
    glint(248, 204, 12)
  return (
    `<defs>${paints(['#ffe9a0', '#c47d1c'], materials.amber)}</defs>` +
    sky('#f7b23c', '#8a3d12', '#241008', 50, 44) +
    beams +
    rock +
    timber +
    lamp +
    `<g transform="matrix(.82 -.28 .82 .28 -3 274)">${floor}</g>` +
    nugget +
    bomb +
    glint(120, 142, 13) +
    glint(190, 150, 9) +
    glint(70, 262, 8)
  )
}
