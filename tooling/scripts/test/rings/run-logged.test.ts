import { expect, test } from 'vitest'
import { endRunning, runLogged } from '../../src/rings/run-logged.ts'

const waits = `
  process.once('SIGINT', () => { console.log('cleaned up'); process.exit(130) })
  console.log('runs')
  setInterval(() => undefined, 1_000)
`

test('a run that is ended lets its tools clean up, and waits for them', async () => {
  let said = ''
  const runs = Promise.withResolvers<void>()
  const code = runLogged(process.execPath, ['-e', waits], (text) => {
    said += text
    if (/^runs$/m.test(said)) runs.resolve()
  })
  await runs.promise
  await endRunning()
  expect(await code).toBe(130)
  expect(said).toContain('cleaned up')
})
