import { expect, it } from 'vitest'
import { readArguments } from '../src/read-arguments.ts'

const url = 'https://gateway.example'

it('reads what is to be checked', () => {
  const words = [url, '--merchant', 'saola', '--account', 'member01:a:b', '--cipher', 'jwe', '--acts']
  expect(
    readArguments(
      words.concat('--only', 'wallet,games.hotGames', '--first-page', '0', '--json', 'report.json'),
    ),
  ).toMatchObject({
    url,
    merchant: 'saola',
    account: { name: 'member01', password: 'a:b' },
    cipher: 'jwe',
    acts: true,
    only: ['wallet', 'games.hotGames'],
    firstPage: 0,
    json: 'report.json',
  })
})

it.each([
  ['URL', []],
  ['URL', ['gateway.example', '--merchant', 'saola']],
  ['URL', ['ftp://gateway.example', '--merchant', 'saola']],
  ['URL', [url, url, '--merchant', 'saola']],
  ['--merchant', [url]],
  ['--merchant', [url, '--merchant', '']],
  ['--account', [url, '--merchant', 'saola', '--account', 'member01']],
  ['--account', [url, '--merchant', 'saola', '--account', ':secret']],
  ['--agent', [url, '--merchant', 'saola', '--agent', 'agent01:']],
  ['--cipher', [url, '--merchant', 'saola', '--cipher', 'aes']],
  ['--origin', [url, '--merchant', 'saola', '--origin', 'site.example']],
  ['--origin', [url, '--merchant', 'saola', '--origin', 'https://site.example/path']],
  ['--only', [url, '--merchant', 'saola', '--only', 'purse']],
  ['--first-page', [url, '--merchant', 'saola', '--first-page', '2']],
  ['--speed', [url, '--merchant', 'saola', '--speed', '9']],
])('names %s in what it says of %j', (name, words) => {
  expect(readArguments(words)).toEqual(expect.stringContaining(name))
})
