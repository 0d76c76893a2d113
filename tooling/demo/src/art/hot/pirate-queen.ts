import { disc, materials, paints, path, stroke } from '@saola/game-engines/art'
import { glint, sky } from './sky.ts'

/** Pirate Queen: her portrait before the moon, her ship on the horizon. */
export function pirateQueen(): string {
  const moon =
    disc(196, 112, 92, 'fill="#f6dfa6"') +
    disc(196, 112, 100, stroke('#f6dfa6', 1)) +
    disc(226, 80, 14, 'fill="#e4c482"') +
    disc(250, 130, 9, 'fill="#e4c482"')
  const ship =
    path('M206 214Q250 228 292 210L280 240H220Z', 'fill="#1a0d0c"') +
    path('M246 96V220M276 130V216', stroke('#1a0d0c', 3)) +
    path(
      'M246 108Q284 136 248 164ZM246 168Q288 186 248 208ZM276 138Q300 156 277 176ZM244 112Q218 140 242 200Z',
      'fill="#3b1513"',
    ) +
    path('M246 96L262 102L246 108Z', 'fill="#c8382a"')
  const sea =
    path('M0 232Q38 218 75 232T150 232T225 232T300 232V400H0Z', 'fill="#12403c"') +
    path(
      'M0 256Q38 242 75 256T150 256T225 256T300 256M0 280Q38 266 75 280T150 280T225 280T300 280',
      stroke('#d9b15f', 1.6),
    )
  const hairBack =
    path(
      'M64 116C30 170 50 220 26 276C60 262 70 290 92 300L196 296C226 286 228 256 214 236C206 200 222 160 196 118Z',
      'fill="#7d1812"',
    ) +
    path(
      'M58 150C52 200 66 230 48 268M76 160C66 210 86 240 74 284M204 150C206 190 196 220 206 262',
      stroke('#c9412c', 2.4),
    )
  const coat =
    path('M30 400L44 320Q54 280 104 268L130 300L158 268Q212 278 224 322L238 400Z', 'fill="url(#b)"') +
    path('M104 268L130 300L158 268L172 330L134 400L92 330Z', 'fill="#f6ead2"') +
    path('M104 268L92 330L126 372M158 268L172 330L138 372', stroke('url(#a)', 5)) +
    path('M44 324l22-10M40 340l22-8M222 326l-22-10M226 342l-22-8', stroke('url(#a)', 4))
  const face =
    path('M112 230H150V266Q131 290 112 266Z', 'fill="#d9b48c"') +
    path(
      'M84 136C84 110 178 110 180 140C182 184 168 218 146 236Q132 246 118 236C94 216 82 184 84 136Z',
      'fill="#f5dfc0"',
    ) +
    path('M164 128C184 150 182 190 152 232Q142 244 132 242C166 214 172 170 164 128Z', 'fill="#dcb68e"')
  const features =
    path('M94 166Q106 156 120 165Q108 174 94 166Z', 'fill="#fffaf0"') +
    disc(108, 165, 5, 'fill="#1f5b4b"') +
    disc(108, 165, 2.2, 'fill="#120a08"') +
    path('M91 166Q106 152 122 164M90 150Q106 140 122 148', stroke('#2a0f0b', 3.4)) +
    path('M142 152L172 150Q176 174 160 178Q144 178 142 152Z', 'fill="#160b09"') +
    path('M84 128L146 154M172 152L182 132', stroke('#160b09', 4)) +
    path('M152 160l10 8m0-8l-10 8', stroke('#d9a441', 2)) +
    path('M130 170Q126 190 122 194Q128 200 136 196', stroke('#a4714c', 2.4)) +
    path('M114 212Q122 206 129 209Q138 205 148 211Q138 224 129 224Q120 222 114 212Z', 'fill="#b8241b"') +
    path('M114 212Q130 215 148 211', stroke('#6d120d', 1.6)) +
    disc(96, 196, 7, 'fill="#e2705a" opacity=".35"') +
    disc(80, 206, 8, stroke('#f2cd6e', 3.4)) +
    disc(150, 220, 1.6, 'fill="#3a1510"')
  const hairFront = path(
    'M84 128C74 160 82 180 66 214C58 186 60 144 84 118ZM176 126C196 156 178 186 196 220C206 180 202 146 180 116Z',
    'fill="#a3281c"',
  )
  const hat =
    path(
      'M26 122C50 92 58 40 132 32C204 34 214 90 240 118C206 108 182 128 132 128C86 128 56 110 26 122Z',
      'fill="#2a1210"',
    ) +
    path(
      'M26 122C56 110 86 128 132 128C182 128 206 108 240 118C210 140 176 142 132 142C88 142 56 138 26 122Z',
      'fill="url(#b)"',
    ) +
    path(
      'M26 122C56 112 86 130 132 130C182 130 206 110 240 118M58 100C64 60 90 40 132 38C176 40 200 66 208 96',
      stroke('url(#a)', 4),
    ) +
    disc(132, 84, 18, 'fill="#f6ead2"') +
    path('M122 98H142V108H122Z', 'fill="#f6ead2"') +
    disc(125, 84, 5, 'fill="#2a1210"') +
    disc(139, 84, 5, 'fill="#2a1210"') +
    path('M128 100V108M132 100V108M136 100V108', stroke('#2a1210', 1.6)) +
    path('M112 112L152 68M112 68L152 112', `${stroke('url(#a)', 3)} opacity=".9"`) +
    path(
      'M196 92C222 60 220 22 176 10C200 22 204 30 190 26C206 40 204 48 194 46C204 60 202 74 196 92Z',
      'fill="#2f8a6e"',
    ) +
    path('M196 92C214 60 210 30 176 10', stroke('#93d6b8', 2))
  return (
    `<defs>${paints(materials.gold, materials.cinnabar)}</defs>` +
    sky('#b3552a', '#4a1a1c', '#150809', 64, 28) +
    moon +
    ship +
    sea +
    hairBack +
    coat +
    face +
    features +
    hairFront +
    hat +
    path('M100 276Q130 306 162 276', stroke('url(#a)', 4)) +
    path('M130 292l9 12-9 14-9-14z', 'fill="#39a584"') +
    glint(80, 202, 9) +
    glint(208, 96, 8)
  )
}
