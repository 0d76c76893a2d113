import { commitmentOf, resultOf } from './fair-check.ts'
import { onSubmit } from './on-submit.ts'
import { asMultiplier, byId, text } from './page-data.ts'

const fields = {
  serverSeed: byId<HTMLInputElement>('server-seed'),
  serverSeedHash: byId<HTMLInputElement>('server-seed-hash'),
  clientSeed: byId<HTMLInputElement>('client-seed'),
  nonce: byId<HTMLInputElement>('nonce'),
}

const query = new URLSearchParams(window.location.search)
for (const [name, field] of Object.entries(fields)) field.value = query.get(name) ?? ''

onSubmit(byId('verify'), byId('check'), () => void verify())
if (query.has('serverSeed') || query.has('serverSeedHash')) await verify()

async function verify(): Promise<void> {
  const serverSeed = fields.serverSeed.value.trim()
  const clientSeed = fields.clientSeed.value.trim()
  const nonce = Number(fields.nonce.value.trim() || Number.NaN)
  const isComplete = serverSeed !== '' && clientSeed !== '' && Number.isInteger(nonce)
  if (!isComplete) {
    const isHidden = serverSeed === '' && fields.serverSeedHash.value !== ''
    return say('', text(isHidden ? 'fair.still_hidden' : 'fair.incomplete'), '')
  }
  const result = asMultiplier(await resultOf({ serverSeed, clientSeed, nonce }))
  const expected = fields.serverSeedHash.value.trim().toLowerCase()
  const matches = (await commitmentOf(serverSeed)) === expected
  const verdict = text(matches ? 'fair.hash_good' : 'fair.hash_bad')
  say(result, text('fair.verify_result', { result }), expected === '' ? '' : verdict)
  byId('outcome').dataset['matches'] = String(matches)
}

function say(figure: string, words: string, hashWords: string): void {
  byId('figure').textContent = figure
  byId('said').textContent = words
  byId('hash-said').textContent = hashWords
}
