/** A game of one of the three vendors. */
export type Game = { nodeId: number; vendor: string; type: string; name: string; classify: string }

/** The vendors: the code that travels as `vassalage`, and the name. */
export const vendors = { MKG: 'Mekong Games', HLR: 'Hạ Long Live', SNG: 'Sao Nam Sports' } as const

const lanes = [
  [
    'MKG',
    'RNG',
    'CLASSIC',
    'Cà Phê Sữa Đá|Áo Dài Fortune|Lantern Street|Water Buffalo Run|Golden Rice|Silk and Jade|Đông Sơn Drum|Bánh Mì Bonanza|Seven Hills|Pho Midnight|Cyclo Rush|Pearl of Phú Quốc',
  ],
  ['MKG', 'FISH', 'FISH', 'Mekong Giants|Catfish Kingdom|Coral Nights|Squid Lights'],
  [
    'HLR',
    'LIVE',
    'BACCARAT',
    'Emerald Baccarat|Karst Roulette|Junk Boat Blackjack|Xóc Đĩa Live|Sic Bo Bay|Bay Dragon Tiger',
  ],
  ['HLR', 'PVP', 'CARD', 'Tiến Lên Table|Phỏm Corner|Mậu Binh Duel|Sâm Lốc Room'],
  ['SNG', 'SPORTS', 'SPORTS', 'Football South|V-League Tonight|Sepak Takraw|Badminton Live'],
] as const

/** All games, in the order in which they are shown. */
export const games: readonly Game[] = lanes.flatMap(([vendor, type, classify, names], lane) =>
  names
    .split('|')
    .map((name, index) => ({ nodeId: 2100 + lane * 100 + index, vendor, type, name, classify })),
)

/** Finds a game by the id that a client sends, which is text in a query and a number or text in a body. */
export function findGame(nodeId: string): Game | undefined {
  return games.find((game) => String(game.nodeId) === nodeId)
}

/** The names of the games that most people play. */
export const hotNames = [
  'Áo Dài Fortune',
  'Lantern Street',
  'Emerald Baccarat',
  'Mekong Giants',
  'Tiến Lên Table',
  'Football South',
  'Golden Rice',
  'Karst Roulette',
]
