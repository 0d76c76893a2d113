import {
  dark,
  disc,
  main,
  motifs,
  oval,
  path,
  placed,
  ringed,
  second,
  shell,
  stroke,
} from '@saola/game-engines/art'
import { card, die } from '../playing-pieces.ts'
import type { Stage } from '../stage.ts'

/** Live casino: a table under a lamp, with what is dealt on it. */
export function liveScene(stage: Stage): string {
  const { random, palette } = stage
  const felt = random.pick(['#1d6a52', '#8d2219', '#155045', '#6f1c1d', '#2b4a5e'])
  const lampX = 150 + random.whole(-16, 16)
  const cone = path(`M${lampX - 26} 62L20 330H280L${lampX + 26} 62Z`, 'fill="#f9e2a0" opacity=".16"')
  const lamp =
    path(`M${lampX} 0V34M${lampX - 8} 34h16`, stroke(palette.line, 3)) +
    path(`M${lampX - 40} 64Q${lampX - 34} 34 ${lampX} 34T${lampX + 40} 64Z`, main) +
    oval(lampX, 64, 40, 6, shell)
  const table =
    oval(150, 236, 152, 82, `fill="${felt}" stroke="url(#a)" stroke-width="7"`) +
    oval(150, 236, 124, 62, stroke('#f6ead2', 1.2))
  return cone + table + props(stage) + lamp + chips(stage)
}

function props({ random, palette, nameEn, subjects }: Stage): string {
  const name = nameEn.toLowerCase()
  const [first = 'coin'] = subjects
  if (name.includes('dragon tiger'))
    return placed(86, 170, 1.05, motifs.dragon) + placed(214, 170, 1.05, motifs.tiger)
  if (/roulette|wheel/u.test(name)) return placed(150, 192, 1, wheel(random.whole(0, 40)))
  if (/big small/u.test(name))
    return (
      placed(104, 196, 1.15, die(random.whole(1, 6)), -14) +
      placed(176, 164, 1.05, die(random.whole(1, 6)), 18) +
      placed(206, 224, 1.1, die(random.whole(1, 6)), 4)
    )
  if (/bowl|fan tan/u.test(name)) return bowl(palette.line, random.whole(2, 4))
  if (/gourd/u.test(name))
    return (
      placed(92, 186, 0.95, motifs.gourd, -8) +
      placed(160, 168, 0.9, motifs.rooster) +
      placed(216, 204, 0.9, motifs.carp)
    )
  if (/bull/u.test(name)) return placed(150, 160, 1.3, motifs.buffalo)
  const count = /three/u.test(name) ? 3 : 2
  const suit = random.whole(0, 3)
  const hands = Array.from({ length: count }, (_, index) =>
    placed(
      150 + (index - (count - 1) / 2) * 74,
      186 + random.whole(-6, 6),
      1,
      card(suit + index, random.whole(0, 7)),
      (index - (count - 1) / 2) * 16 + random.whole(-5, 5),
    ),
  )
  return hands.join('') + (first === 'coin' ? '' : placed(150, 110, 0.6, motifs[first]))
}

function chips({ random }: Stage): string {
  return (
    pile(random.whole(50, 80), 268, random.whole(2, 6), second) +
    pile(random.whole(220, 250), 268, random.whole(1, 6), main)
  )
}

function wheel(turn: number): string {
  const pocket = path('M0 0L-11-82A83 83 0 0 1 11-82Z', 'fill="#b8291f"')
  return `<g transform="scale(1 .72)">${disc(0, 0, 100, main)}${disc(0, 0, 88, dark)}<g transform="rotate(${turn})">${ringed('p', 12, pocket)}</g>${disc(0, 0, 50, main)}${disc(0, 0, 43, second)}${ringed('q', 4, path('M-3 0V-44H3V0Z', shell))}${disc(0, 0, 12, main)}</g>${disc(52, -34, 7, shell)}`
}

function bowl(line: string, reds: number): string {
  const coins = [0, 1, 2, 3]
    .map((index) =>
      disc(
        96 + index * 36,
        236 + (index % 2) * 16,
        14,
        index < reds
          ? 'fill="#c8382a" stroke="#f6ead2" stroke-width="2"'
          : 'fill="#f6ead2" stroke="#b79e78" stroke-width="2"',
      ),
    )
    .join('')
  return (
    coins +
    path('M70 190Q84 96 150 96T230 190Q150 214 70 190Z', main) +
    oval(150, 98, 26, 8, second) +
    path('M84 172Q150 196 216 172', stroke(line, 3)) +
    path('M104 140Q150 156 196 140', stroke('#1c100c', 1.6))
  )
}

function pile(x: number, y: number, height: number, paint: string): string {
  return (
    Array.from({ length: height }, (_, level) =>
      oval(x, y - level * 6, 19, 8, `${paint} stroke="#1c100c"`),
    ).join('') + oval(x, y - height * 6 + 6, 9, 3.6, shell)
  )
}
