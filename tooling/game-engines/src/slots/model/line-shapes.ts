/** Lines over three reels: the row of each reel, 0 at the top. */
const threeReels: readonly string[] = ['111', '000', '222', '012', '210']

/** Lines over five reels; a game with fewer of them stakes on the first ones. */
const fiveReels: readonly string[] = (
  '11111 00000 22222 01210 21012 00100 22122 12221 10001 10121 ' +
  '12101 01110 21112 01010 21212 11011 11211 00200 22022 02220 ' +
  '20002 10201 12021 00122 22100 01121 21101 11012 11210 10012 ' +
  '12210 01122 21100 00112 22110 10112 12110 01221 21001 11001 ' +
  '11221 00121 22101 10111 12111 11101 11121 01111 21111 00011'
).split(' ')

/** The lines that a game stakes on: of each reel the row, 0 at the top. */
export function lineShapes(reels: number, lines: number): readonly (readonly number[])[] {
  const shapes = reels === 3 ? threeReels : fiveReels
  return shapes.slice(0, lines).map((shape) => Array.from(shape, Number))
}
