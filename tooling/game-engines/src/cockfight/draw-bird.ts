import { svg } from '../kit/dom.ts'

const tail = [
  'M40 58C22 52 8 34 14 10 20 30 32 38 48 46Z',
  'M38 63C18 62 2 50 2 28 12 46 26 50 44 52Z',
  'M40 69C24 74 8 68 2 55 16 61 28 58 42 57Z',
]

/** A rooster that looks to the right; its colours come from the class of its look. */
export function drawBird(): SVGSVGElement {
  return svg(
    'svg',
    { class: 'bird-picture', viewBox: '0 0 120 112', 'aria-hidden': 'true' },
    part(
      'bird-legs',
      'M58 80 55 98M55 98l-9 5M55 98l8 5M55 98l-1 8M72 80 74 98M74 98l-9 5M74 98l8 5M74 98l-1 8',
    ),
    svg('g', { class: 'bird-tail' }, ...tail.map((d) => svg('path', { d }))),
    part(
      'bird-body',
      'M35 56C42 42 62 41 74 44 86 37 84 27 88 19L98 22C101 40 99 58 89 70 78 85 52 85 42 75 36 69 33 62 35 56Z',
    ),
    part(
      'bird-neck',
      'M86 16C83 28 77 37 67 44 70 50 73 48 76 52 79 49 82 54 86 51 89 53 92 50 95 46 99 38 99 28 98 20Z',
    ),
    part(
      'bird-wing',
      'M46 53C56 46 71 47 77 54 75 60 70 62 66 62 66 66 60 68 57 67 54 70 48 69 44 66 48 62 48 57 46 53Z',
    ),
    svg('circle', { class: 'bird-head', cx: 93, cy: 17, r: 8 }),
    part(
      'bird-comb',
      'M85 11C84 4 90 4 92 8 93 1 99 2 99 8 103 5 106 10 101 14 96 9 90 9 85 11ZM99 22C105 24 104 33 99 31 96 29 97 25 99 22Z',
    ),
    part('bird-beak', 'M100 14 110 18 100 20Z'),
    svg('circle', { class: 'bird-eye', cx: 95, cy: 15, r: 1.7 }),
  )
}

function part(name: string, d: string): SVGElement {
  return svg('path', { class: name, d })
}
