import { coupled, crossed, distinct, type NamePair } from './name-pair.ts'
import {
  beastStories,
  beasts,
  beastTraits,
  fruits,
  fruitTraits,
  heroes,
  heroTraits,
  places,
  placeTales,
  tales,
  treasures,
  treasureTales,
} from './slot-words.ts'

/** Every slot name the word lists can make, each once; grouped by pattern, so shuffle before dealing. */
export function slotNames(): NamePair[] {
  return distinct([
    ...crossed(beastTraits, beasts),
    ...crossed(beastStories, beasts),
    ...crossed(heroTraits, heroes),
    ...crossed(tales, [...beasts, ...heroes]),
    ...crossed(placeTales, places),
    ...crossed(treasureTales, treasures),
    ...crossed(fruitTraits, fruits),
    ...coupled(beasts),
    ...coupled(treasures),
    ...coupled(fruits),
    ...located([...heroes, ...beasts]),
  ])
}

/** `Hiệp Sĩ Núi Tuyết`, `Knight of the Snow Mountain`. */
function located(subjects: readonly NamePair[]): NamePair[] {
  return subjects.flatMap((subject) =>
    places.map((place) => ({ vi: `${subject.vi} ${place.vi}`, en: `${subject.en} of ${place.en}` })),
  )
}
