import {
  box,
  disc,
  materials,
  motifs,
  oval,
  paints,
  path,
  placed,
  ringed,
  rounded,
  stroke,
} from '@saola/game-engines/art'
import { ball } from './scenes/draw-scenes.ts'
import { glint } from './hot/sky.ts'
import { fitText, textBlock } from './title-text.ts'

/** The promotional banners of the landing page, in carousel order. */
export const bannerIds = ['games', 'jackpot', 'lottery'] as const

/** One of the three banners. */
export type BannerId = (typeof bannerIds)[number]

type Banner = {
  head: { vi: string; en: string }
  line: { vi: string; en: string }
  glow: string
  picture: () => string
}

// No banner promises a sum or a date: terms belong to the promotion that it links to.
const banners = {
  games: {
    head: { vi: 'Vạn trò chơi, một\u00a0chiếc\u00a0ví', en: 'Ten thousand games, one\u00a0wallet' },
    line: {
      vi: 'Slots, live casino, bắn\u00a0cá, game\u00a0bài và hơn thế',
      en: 'Slots, live casino, fishing, cards and more',
    },
    glow: '#a3301f',
    picture: gallery,
  },
  jackpot: {
    head: { vi: 'Hũ vàng đang lớn\u00a0từng\u00a0giây', en: 'The golden pot grows by the second' },
    line: { vi: 'Mỗi vòng quay thêm một đồng xu vào hũ', en: 'Every spin drops another coin in' },
    glow: '#8a5a1c',
    picture: fortune,
  },
  lottery: {
    head: { vi: 'Xổ số ba\u00a0miền, quay\u00a0mỗi\u00a0ngày', en: 'Three regions, a draw every day' },
    line: {
      vi: 'Bắc, Trung, Nam: xem\u00a0kết\u00a0quả ngay khi quay',
      en: 'North, centre, south: results as they are drawn',
    },
    glow: '#1d6250',
    picture: country,
  },
} satisfies Record<BannerId, Banner>

/** A banner of 1200 by 400: the words on the left third, the picture on the right. */
export function drawBanner(id: BannerId, { language = 'vi' }: { language?: 'vi' | 'en' } = {}): string {
  const { head, line, glow, picture } = banners[id]
  const title = fitText(head[language], 560, 3, 60)
  const words = fitText(line[language], 540, 2, 25)
  const bottom = 196 + Math.round((title.lines.length - 1) * title.size * 0.58)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" width="1200" height="400" ${rounded}>` +
    `<defs>${paints(materials.gold, materials.cinnabar)}` +
    `<radialGradient id="g" cx=".72" cy=".46" r=".62"><stop stop-color="${glow}"/><stop offset="1" stop-color="#160b08"/></radialGradient>` +
    '<linearGradient id="s"><stop stop-color="#120907" stop-opacity=".96"/><stop offset=".7" stop-color="#120907" stop-opacity=".82"/><stop offset="1" stop-color="#120907" stop-opacity="0"/></linearGradient></defs>' +
    '<path d="M0 0H1200V400H0Z" fill="url(#g)"/>' +
    picture() +
    '<path d="M0 0H700V400H0Z" fill="url(#s)"/>' +
    path(
      `M64 ${bottom - title.lines.length * title.size * 1.16 + 6}l9-40M86 ${bottom - title.lines.length * title.size * 1.16 + 6}l9-40`,
      stroke('#e8b65b', 7),
    ) +
    textBlock(title, 60, bottom, 'font-weight="800" fill="#f9dc92"') +
    textBlock(
      words,
      60,
      bottom + 50 + (words.lines.length - 1) * words.size * 1.16,
      'font-weight="500" fill="#f6ead2"',
    ) +
    '</svg>'
  )
}

function gallery(): string {
  const panels = [
    [620, 238, -12, '#15514a', motifs.shark],
    [740, 214, -6, '#7d1f18', motifs.queen],
    [872, 202, 0, '#5c3212', motifs.dragon],
    [1004, 214, 6, '#7d1f18', motifs.wealth],
    [1124, 238, 12, '#15514a', motifs.tiger],
  ] as const
  const rays = placed(872, 230, 1, ringed('r', 24, path('M0 0L-22-420H22Z', 'fill="#f2cd83" opacity=".1"')))
  return (
    rays +
    [0, 4, 1, 3, 2]
      .map((index) => {
        const [x, y, turn, fill, picture] = panels[index] ?? panels[2]
        const size = index === 2 ? 1.22 : 1
        return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${box(-74, -112, 148, 224, 14, `fill="${fill}" stroke="url(#a)" stroke-width="4"`)}${disc(0, -8, 60, 'fill="#120907" opacity=".34"')}${placed(0, -8, 1.14, picture)}${path('M-40 84H40M-26 96H26', stroke('#f6ead2', 4))}</g>`
      })
      .join('') +
    glint(800, 66, 18) +
    glint(1080, 90, 12)
  )
}

function fortune(): string {
  const coin = `<g id="c">${oval(0, 8, 54, 18, 'fill="#8a5518"')}${oval(0, 0, 54, 18, 'fill="#f0c561" stroke="#8a5518" stroke-width="1.6"')}${oval(0, 0, 38, 11, stroke('#a9701f', 2))}</g>`
  const stacks = [
    [660, 4],
    [1120, 5],
    [740, 7],
    [1040, 8],
    [830, 11],
    [960, 10],
  ] as const
  const piles = stacks.map(([x, height]) =>
    Array.from(
      { length: height },
      (_, level) => `<use href="#c" x="${x + ((level * 7) % 5) - 2}" y="${372 - level * 17}"/>`,
    ).join(''),
  )
  const falling = (
    [
      [690, 120, -20],
      [1070, 96, 24],
      [770, 60, 40],
      [1140, 190, -30],
      [640, 230, 12],
      [990, 48, 8],
    ] as const
  ).map(([x, y, turn]) => placed(x, y, 0.52, '<use href="#cash"/>', turn))
  return (
    `<defs>${coin}<g id="cash">${motifs.coin}</g></defs>` +
    placed(895, 190, 1, ringed('r', 20, path('M0 0L-26-460H26Z', 'fill="#ffe39a" opacity=".16"'))) +
    piles.join('') +
    falling.join('') +
    disc(895, 158, 118, 'fill="#160b08" opacity=".36"') +
    placed(895, 160, 2.3, motifs.dragon) +
    glint(1000, 76, 18) +
    glint(800, 232, 12)
  )
}

function country(): string {
  const land =
    path(
      'M0 300L140 190L260 270L400 160L480 290L600 150L680 240L780 110L880 250L980 140L1080 250L1200 160V400H0Z',
      'fill="#0d3a31"',
    ) +
    path('M600 150L640 262L560 240ZM780 110L812 240L730 200ZM980 140L1010 250L930 220Z', 'fill="#1f6a56"') +
    path('M0 330Q240 360 420 320Q600 250 780 306T1200 280V400H0Z', 'fill="#b8741f"') +
    path('M0 360Q220 384 420 346Q640 290 820 336T1200 316V400H0Z', 'fill="#e0a53e"') +
    path(
      'M0 380Q210 396 420 376Q520 352 620 372T820 370T1020 370T1220 366V400H0Z',
      'fill="#12504c" stroke="#f2cd83" stroke-width="2"',
    )
  const values = [8, 68, 39, 86, 7, 99] as const
  const balls = (
    [
      [700, 200, 52],
      [820, 130, 66],
      [950, 196, 58],
      [1068, 120, 50],
      [1130, 250, 42],
      [640, 96, 34],
    ] as const
  ).map(([x, y, radius], index) => ball(x, y, radius, values[index] ?? 0, index))
  return (
    disc(890, 150, 160, 'fill="#f2cd83" opacity=".16"') +
    placed(890, 150, 3, `<g opacity=".5">${motifs.drum}</g>`) +
    land +
    balls.join('') +
    glint(770, 70, 16) +
    glint(1010, 150, 12)
  )
}
