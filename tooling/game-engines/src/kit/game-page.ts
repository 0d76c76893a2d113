import type { Engine } from '../engine.ts'
import type { Pace } from './pace.ts'
import type { Sound } from './sound.ts'
import type { ShownRound } from './table-api.ts'

/** A fact beside the button: a name and what it is now. */
export type Fact = { name: string; value: string }

/** Why a choice cannot be played, in words for the player. */
export type WrongChoice = { wrong: string }

/** What the kit gives a page. */
export type Table<Model, Move> = {
  model: Model
  /** Makes a move in the round that waits; does nothing while another call is under way. */
  move: (move: Move) => void
  /** Asks for the facts and the button's words again: the player changed a control. */
  refresh: () => void
  /** The stake as the field says it; NaN when it cannot be read. */
  stake: () => number
  sound: (sound: Sound) => void
}

/**
 * What an engine's page brings: its stage, its controls, and how a round looks. Everything else (stake, button, balance,
 * autoplay, fairness, sound, keys, errors) is the kit's.
 */
export type GamePage<Model, Choice, Move, View> = {
  engine: Engine<Model, Choice, Move, View>
  /** Draws the stage and the controls into their places, once. */
  mount: (places: { stage: HTMLElement; controls: HTMLElement }, table: Table<Model, Move>) => void
  /** What the controls say. */
  readChoice: () => Choice | WrongChoice
  /** Switches the controls of the choice off while a round is played. */
  setChoosing?: (isChoosing: boolean) => void
  /**
   * Shows where a round stands and resolves when the eye has seen it. `before` is where the same round stood last; it is
   * undefined for a new round and for one that is resumed.
   */
  show: (round: ShownRound<Choice, View>, pace: Pace, before?: ShownRound<Choice, View>) => Promise<void>
  /** Facts of the next round, or of the one that waits. */
  facts?: (stake: number, waiting: ShownRound<Choice, View> | undefined) => readonly Fact[]
  /**
   * What comes back of all stakes on what the controls say, in hundredths of a percent, where that differs by choice;
   * undefined while nothing is chosen. The facts of the next round and the rules drawer show it alike.
   */
  choiceReturn?: () => number | undefined
  /** How likely such a choice pays more than its stake, from 0 to 1; the rules drawer shows it (games 86). */
  choiceGain?: () => number | undefined
  /** What the big button does while a round waits; without it the page has buttons of its own. */
  mainMove?: (round: ShownRound<Choice, View>) => { move: Move; words: string } | undefined
  /** How a round goes on in autoplay; a game with moves and without this has no autoplay. */
  autoMove?: (round: ShownRound<Choice, View>) => Move
  /** What the rules drawer shows beside the words of the rules: a table of prizes. */
  rules?: (model: Model) => readonly Node[]
}
