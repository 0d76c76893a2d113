/**
 * `pnpm sim`: plays seeds and judges them. `--seeds N` from `--from S`, one with its whole story by `--seed X`, planted
 * bugs instead of the gateway as it is by `--bugs`, only where each was found last by `--bugs --known`; `--bugs --keep`
 * notes where.
 *
 * @module
 */
import { parseArgs } from 'node:util'
import { hunt, huntWhereKnown } from './bugs/hunt.ts'
import { playMany, playOne } from './play.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    bugs: { type: 'boolean', default: false },
    known: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    bug: { type: 'string' },
  },
})

const from = Number(values.from)
const seeds = Number(values.seeds)
if (![from, seeds, Number(values.seed ?? 1)].every((each) => Number.isSafeInteger(each) && each > 0)) {
  console.error('--seeds, --from and --seed are whole numbers above zero.')
  process.exit(2)
}
const isGood = values.seed ? await playOne(Number(values.seed), values.bug) : await play()
process.exit(isGood ? 0 : 1)

function play(): Promise<boolean> {
  if (!values.bugs) return playMany(from, seeds)
  return values.known ? huntWhereKnown() : hunt(from, seeds, values.keep)
}
