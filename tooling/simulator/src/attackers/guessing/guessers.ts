import type { Brand } from '../brand.ts'
import type { Figure } from '../figures.ts'
import { guessOn } from './guess.ts'
import { ofPassword, ofPaymentPassword, ofPayout, ofSecondStep } from './inside.ts'
import { ofMail, ofReset, ofSignIn } from './sent-codes.ts'
import { atTheOperator, fromManyNetworks, fromOneNetwork, spray } from './strangers.ts'

const guessers = [
  fromOneNetwork,
  fromManyNetworks,
  ofReset,
  ofSignIn,
  ofMail,
  ofSecondStep,
  ofPayout,
  ofPaymentPassword,
  ofPassword,
  atTheOperator,
]

/** How many guesses are looked at in an hour and in a day, for each secret that can be guessed. */
export async function playGuessers(brand: Brand): Promise<Figure[]> {
  const figures: Figure[] = [await spray(brand)]
  for (const open of guessers) figures.push(...(await guessOn(brand, await open(brand))))
  return figures
}
