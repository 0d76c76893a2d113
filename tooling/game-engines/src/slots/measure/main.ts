import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawsFrom, type Draws } from '../../draws.ts'
import { allModels } from '../models/all-models.ts'
import { measureLines } from './measure-lines.ts'
import { thinned, type WinTail } from '../../odds/win-tail.ts'
import type { Measured } from './measured.ts'
import { simulateCascade } from './simulate-cascade.ts'

// `pnpm --filter @saola/game-engines measure [MODEL ...]` writes the published figures anew, of all models or of some.
const factsFile = fileURLToPath(new URL('../models/measured-facts.gen.ts', import.meta.url))
const tailsFile = fileURLToPath(new URL('../models/measured-tails.gen.ts', import.meta.url))
const asked = process.argv.slice(2)
const effort = { spins: 4_000_000, features: 600_000 }

/** A plain generator: billions of drawn numbers by HMAC would take days. */
function quickDraws(seed: number): Draws {
  let state = seed >>> 0
  return drawsFrom(() => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  })
}

function row(id: string, measured: Measured): string {
  const { rtp, within, hitRate, spread, most, featureIn, mostIn } = measured
  const fields = [
    `rtp: ${Math.round(rtp * 10_000)}`,
    `within: ${Math.ceil(within * 10_000)}`,
    `hitRate: ${Math.round(hitRate * 10_000)}`,
    `spread: ${Math.round(spread * 100)}`,
    `maxMultiplier: ${Math.round(most * 10_000)}`,
    `featureIn: ${Math.round(featureIn)}`,
    `mostIn: ${mostIn === undefined ? 0 : Number(mostIn.toPrecision(2))}`,
  ]
  return `  '${id}': { ${fields.join(', ')} },`
}

/** Four digits of each chance: what is shown has two. */
function tailRow(id: string, tail: WinTail): string {
  const entries = thinned(tail).map(([times, chance]) => `[${times}, ${Number(chance.toPrecision(4))}]`)
  return `  '${id}': [${entries.join(', ')}],`
}

function writeRow(file: string, id: string, written: string): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex((line) => line.startsWith(`  '${id}':`))
  if (at < 0) lines.splice(lines.lastIndexOf('}'), 0, written)
  else lines[at] = written
  writeFileSync(file, lines.join('\n'))
}

for (const model of allModels) {
  if (asked.length > 0 && !asked.includes(model.id)) continue
  const measured =
    model.frame === 'lines' ? measureLines(model) : simulateCascade(model, quickDraws(7), effort)
  writeRow(factsFile, model.id, row(model.id, measured))
  writeRow(tailsFile, model.id, tailRow(model.id, measured.tail))
}
