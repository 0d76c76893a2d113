import { createInterface } from 'node:readline'
import { takeFolderLock } from '../src/folder-lock.ts'

// Takes the folder at the time that each line of its input names, and says who got it; gives it back at the next line.
const [folder = ''] = process.argv.slice(2)
let giveBack = (): void => undefined
process.stdout.write('ready\n')
createInterface({ input: process.stdin }).on('line', (line) => {
  giveBack()
  giveBack = () => undefined
  if (line === 'give back') {
    process.stdout.write('given back\n')
    return
  }
  const at = Number(line)
  while (Date.now() < at);
  try {
    giveBack = takeFolderLock(folder)
    process.stdout.write('got it\n')
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.name : ''}\n`)
  }
})
