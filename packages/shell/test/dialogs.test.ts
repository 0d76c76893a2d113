import {
  askConfirm,
  closeDialog,
  closeNamedDialog,
  createDialogs,
  openDialog,
  openWarning,
  type Dialogs,
} from '@saola/shell'
import { expect, it } from 'vitest'

const question = { title: { words: 'Rút?' }, confirm: { words: 'Rút' } }

function names(dialogs: Dialogs): string[] {
  return dialogs.queue.map((dialog) => (dialog.kind === 'named' ? dialog.name : dialog.kind))
}

function first(dialogs: Dialogs): number {
  return dialogs.queue[0]?.id ?? 0
}

it('shows what a person asked for before what waits', () => {
  const dialogs = createDialogs()
  openWarning(dialogs, { text: { words: 'a' } })
  openDialog(dialogs, 'register')
  openDialog(dialogs, 'sign-in')
  expect(names(dialogs)).toEqual(['sign-in', 'register', 'warning'])
})

it('opens a name once and moves it to the front', () => {
  const dialogs = createDialogs()
  openDialog(dialogs, 'sign-in')
  openDialog(dialogs, 'register')
  openDialog(dialogs, 'sign-in', { from: 'launch' })
  expect(names(dialogs)).toEqual(['sign-in', 'register'])
  closeNamedDialog(dialogs, 'sign-in')
  expect(names(dialogs)).toEqual(['register'])
})

it('tells the same warning once, and another after it', () => {
  const dialogs = createDialogs()
  openWarning(dialogs, { text: { words: 'a' } })
  openWarning(dialogs, { text: { words: 'a' } })
  openWarning(dialogs, { text: { key: 'system:error.unknown' } })
  expect(dialogs.queue).toHaveLength(2)
  closeDialog(dialogs, first(dialogs))
  openWarning(dialogs, { text: { words: 'a' } })
  expect(dialogs.queue).toHaveLength(2)
})

it('runs what follows a warning once, when it is closed', () => {
  const dialogs = createDialogs()
  let runs = 0
  openWarning(dialogs, { text: { words: 'a' }, onConfirm: () => (runs += 1) })
  const id = first(dialogs)
  closeDialog(dialogs, id)
  closeDialog(dialogs, id)
  expect(runs).toBe(1)
})

it.each([true, false])('answers a question with %s', async (yes) => {
  const dialogs = createDialogs()
  const answer = askConfirm(dialogs, question)
  closeDialog(dialogs, first(dialogs), yes)
  await expect(answer).resolves.toBe(yes)
  expect(dialogs.queue).toEqual([])
})
