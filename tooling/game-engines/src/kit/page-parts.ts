import type { Engine } from '../engine.ts'
import { prepareAutoplay, type Autoplay } from './autoplay.ts'
import { byId } from './dom.ts'
import { wordsOfFailure } from './failure-words.ts'
import { prepareFairDrawer, showSeeds } from './fair/fair-drawer.ts'
import { prepareKeys } from './keys.ts'
import { openLinksOutside } from './links-out.ts'
import { onSubmit } from './on-submit.ts'
import { pageData } from './page-data.ts'
import { prepareRulesDrawer, type ChoiceFacts } from './rules-drawer.ts'
import { createSpeaker, type Speaker } from './sound.ts'
import { prepareStakeField, type StakeField } from './stake-field.ts'
import { openTable, type OpenTable } from './table.ts'
import type { ShownRound, Sitting } from './table-api.ts'
import { tellParent } from './tell-parent.ts'

/** What a page does with the parts. */
export type PartsOptions = {
  engine: Engine
  /** What the big button, Enter in a field and the space bar do. */
  press: () => void
  /** Plays on in autoplay. */
  next: () => void
  /** Hears that the player changed the stake. */
  onEdit: () => void
  /** Hears of everything else that changes what the button says. */
  onChange: () => void
  /** Shows a round that is over once more; a page without it has no such button. */
  onReplay?: (roundId: string) => void
  /** Hears of play money that was given again. */
  onRefill: (balance: number) => void
}

/** What stands around the stage of every page: stake, autoplay, drawers, keys and switches, and the table behind them. */
export type PageParts = {
  table: OpenTable
  stakeField: StakeField
  autoplay: Autoplay
  speaker: Speaker
  /** Fills the drawers; `rules` are the nodes beside the words of the rules. */
  fillDrawers: (rules: readonly Node[], choice?: ChoiceFacts) => void
  /** Opens the sitting; undefined when it does not open, which the page then says. */
  open: () => Promise<Sitting | undefined>
  /** Shows what the round won of the jackpots, until the player goes on. */
  celebrate: (round: ShownRound) => Promise<void>
  /** Says what went wrong and ends autoplay, and with it a sitting that is over. */
  fail: (failure: unknown) => void
  /** Says why no round is played, and leads to the field that is wrong. */
  refuse: (words: string, field?: string) => void
  say: (words: string) => void
  isOver: () => boolean
}

/** Makes the parts of a page work. */
export function preparePageParts(options: PartsOptions): PageParts {
  // Before the sitting opens: a host is there, however long the opening takes.
  openLinksOutside()
  tellParent('ready')
  const frame = byId('table')
  const error = byId('error')
  const table = openTable()
  const speaker = createSpeaker()
  const stakeField = prepareStakeField(options.onEdit)
  const autoplay = prepareAutoplay(options.next, options.onChange)
  let isOver = false

  function say(words: string): void {
    error.textContent = words
  }
  function end(words: string): void {
    isOver = true
    frame.dataset['state'] = 'over'
    frame.dataset['mood'] = 'idle'
    byId('verdict').textContent = ''
    say(words)
  }
  prepareKeys({
    ' ': options.press,
    s: () => stakeField.multiply(0.5),
    d: () => stakeField.multiply(2),
    a: () => stakeField.write(table.bounds().min),
  })
  onSubmit(byId('bet'), byId('play'), options.press)
  const sound = byId<HTMLButtonElement>('sound')
  sound.addEventListener('click', () => {
    speaker.setOn(!speaker.isOn())
    sound.ariaPressed = String(speaker.isOn())
  })
  byId('demo-refill').addEventListener('click', () => {
    table.refillDemo().then(options.onRefill, (failure: unknown) => say(wordsOfFailure(failure).words))
  })
  return {
    table,
    stakeField,
    autoplay,
    speaker,
    fillDrawers(rules, choice = {}) {
      const { engine } = options
      prepareFairDrawer({ engine, changeSeeds: table.changeSeeds, rounds: table.rounds })
      const recall = { features: table.features, replay: options.onReplay }
      prepareRulesDrawer(engine.code, { extra: rules, rounds: table.rounds, choice, recall })
    },
    async open() {
      try {
        const sitting = await table.open()
        stakeField.setBounds(table.bounds())
        showSeeds(sitting.seeds)
        frame.dataset['state'] = 'open'
        frame.dataset['wallet'] = sitting.isDemo ? 'demo' : 'real'
        byId('demo-mark').hidden = !sitting.isDemo
        // The site around a game shows the member's balance; a second one would only ask which is right.
        byId('balance-line').hidden = !sitting.isDemo && window.parent !== window
        if (pageData.merchant !== '') void showMeters(sitting.isDemo)
        return sitting
      } catch (failure) {
        end(wordsOfFailure(failure).words)
        return undefined
      }
    },
    async celebrate({ jackpots }) {
      if (!jackpots) return
      const { celebrateJackpot } = await import('./jackpots/celebration.ts')
      for (const jackpot of jackpots) {
        speaker.play('win')
        await celebrateJackpot(jackpot)
      }
    },
    fail(failure) {
      const { words, isEnd } = wordsOfFailure(failure)
      autoplay.stop()
      if (isEnd) return end(words)
      say(words)
    },
    refuse(words, field) {
      say(words)
      autoplay.stop()
      if (field !== undefined) byId(field).focus()
    },
    say,
    isOver: () => isOver,
  }
}

/** Pages that feed no pool do not load the script of the meters. */
async function showMeters(isDemo: boolean): Promise<void> {
  const { runMeters } = await import('./jackpots/meters.ts')
  await runMeters({ isDemo })
}
