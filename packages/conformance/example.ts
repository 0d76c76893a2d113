import { checkGateway, hasDifferences, reportText } from '@saola/conformance'

const report = await checkGateway({
  url: 'https://gateway.example',
  merchant: 'saola',
  only: ['system.status', 'wallet.banks'],
  now: Date.now,
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  // A gateway of a few lines, so that this file runs anywhere. `globalThis.fetch` speaks to a real one.
  send: async (input) =>
    new Request(input).url.includes('/wps/system/banks')
      ? Response.json({ success: true, value: [{ bin: 970436, name: 'Vietcombank' }] })
      : Response.json(
          { success: false, message: 'We have no such function', errorCode: 'function.not.available' },
          { status: 400 },
        ),
})

console.log(reportText(report))
console.log(hasDifferences(report), report.calls.length)
