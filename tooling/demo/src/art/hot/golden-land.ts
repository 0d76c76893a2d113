import { disc, materials, paints, path, ringed, stroke } from '@saola/game-engines/art'
import { glint, sky } from './sky.ts'

const bird =
  'M0 0C10-12 26-14 34-8C24-6 20 0 12 4L26 14L8 8C0 14-14 14-24 20C-18 12-16 8-14 4L-40-6L-12-4C-8-6-4-2 0 0Z'

/** Golden Land: terraces of ripe rice under the star of the bronze drum, the river running gold. */
export function goldenLand(): string {
  const star =
    `<g transform="translate(150 110)">${disc(0, 0, 92, 'fill="#ffd978" opacity=".25"')}${disc(0, 0, 74, 'fill="url(#a)"')}${disc(0, 0, 66, stroke('#9a5a14', 2))}` +
    `${disc(0, 0, 59, `${stroke('#9a5a14', 6)} stroke-dasharray="2 5"`)}${disc(0, 0, 51, stroke('#9a5a14', 1.6))}${ringed('ray', 14, path('M-5-12L0-46L5-12Z', 'fill="#9a5a14"'))}${disc(0, 0, 10, 'fill="#9a5a14"')}</g>`
  const hills =
    path('M0 178L40 128L72 158L112 112L150 160L196 118L232 156L268 122L300 160V400H0Z', 'fill="#8a4a17"') +
    path(
      'M0 178L40 128L52 170ZM112 112L124 170L88 150ZM196 118L204 168L176 142ZM268 122L276 170L246 146Z',
      'fill="#b8701f"',
    )
  const terraces = [
    ['M0 186Q60 164 120 184T240 178T300 190V400H0Z', '#d9982f'],
    ['M0 206Q70 186 130 204T300 202V400H0Z', '#b8741f'],
    ['M0 226Q50 208 110 224T230 222T300 230V400H0Z', '#e8b346'],
    ['M0 248Q80 228 150 246T300 244V400H0Z', '#c07d22'],
    ['M0 272Q60 252 130 270T300 268V400H0Z', '#f0c35a'],
    ['M0 298Q90 276 170 296T300 292V400H0Z', '#a9661a'],
  ] as const
  const fields = terraces
    .map(([data, fill]) => path(data, `fill="${fill}" stroke="#6b3510" stroke-width="1.6"`))
    .join('')
  const river =
    path(
      'M176 184C150 204 214 222 178 246C140 270 210 310 150 400H260C276 310 200 272 226 246C250 222 176 206 184 184Z',
      'fill="#fff0b8"',
    ) + path('M184 214Q196 222 190 232M186 262Q178 274 190 286', stroke('#d9982f', 2))
  const pagoda =
    path(
      'M78 216V190H102V216ZM70 190Q82 186 90 172Q98 186 110 190ZM74 172Q84 168 90 156Q96 168 106 172Z',
      'fill="#7a1a12"',
    ) +
    path(
      'M66 192Q82 188 90 172Q98 188 114 192M72 173Q84 169 90 156Q96 169 108 173M90 156V140',
      stroke('#ffdf8a', 2),
    ) +
    path('M86 216V202H94V216Z', 'fill="#ffdf8a"')
  const grove =
    path('M240 214V188M256 218V192M30 236V206', stroke('#3a1d0c', 3)) +
    path(
      'M240 166q14 16 0 28q-14-12 0-28ZM256 170q14 16 0 28q-14-12 0-28ZM30 180q17 18 0 32q-17-14 0-32Z',
      'fill="#1f6350" stroke="#0f3b30"',
    )
  const ears = [20, 56, 246, 282]
    .map(
      (x) =>
        path(`M${x} 370Q${x + 4} 300 ${x + 18} 258`, stroke('#7a4410', 2.4)) +
        path(
          `M${x + 18} 258q10 2 8 12q-10 0-8-12ZM${x + 14} 270q10 2 8 12q-10 0-8-12ZM${x + 10} 282q-10 0-10 10q10 2 10-10Z`,
          'fill="#ffe39a"',
        ),
    )
    .join('')
  const flock =
    path(bird, 'fill="#7a1a12" transform="translate(64 66)"') +
    path(bird, 'fill="#7a1a12" transform="translate(236 54) scale(.8)"') +
    path(bird, 'fill="#7a1a12" transform="translate(206 96) scale(.5)"')
  return (
    `<defs>${paints(['#fff0b0', '#e0992c'], materials.cinnabar)}</defs>` +
    sky('#f9c552', '#d0622a', '#6f1c16', 50, 28) +
    path('M0 44H90M40 60H130M190 30H300M220 134H300M0 132H60', `${stroke('#ffe39a', 3)} opacity=".5"`) +
    star +
    hills +
    fields +
    river +
    pagoda +
    grove +
    ears +
    flock +
    glint(196, 236, 9) +
    glint(150, 110, 12)
  )
}
