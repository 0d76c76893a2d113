// Recomputes a round of any game: `pnpm exec node docs/verify-a-round.mjs --help` says how. Here it runs from the sources; the
// vendor serves the same as one file that needs Node alone, at /verify-a-round.mjs, and its pages that verify link to it.
import { allTexts } from '../tooling/game-vendor/src/pages/texts.ts'
import { runScript } from '../tooling/game-vendor/src/verify-script/run-script.ts'

runScript({ VI: allTexts('VI'), EN: allTexts('EN') })
