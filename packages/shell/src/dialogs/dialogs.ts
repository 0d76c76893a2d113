import type { MessageKey } from '@saola/i18n'
import { proxy } from 'valtio/vanilla'

/** A text by key, or the server's own words. */
export type DialogText = ({ key: MessageKey; values?: Record<string, unknown> } | { words: string }) & {
  /** The number of a failure, said behind the words; support finds the failure by it. */
  reference?: string | undefined
}

/** A warning that must be read; `onConfirm` runs when it is closed. */
export type WarningDialog = {
  text: DialogText
  title?: DialogText
  /** For support; can be copied. */
  reference?: string
  confirm?: DialogText
  onConfirm?: () => void
}

/** A question with two answers. */
export type ConfirmDialog = {
  title: DialogText
  text?: DialogText
  confirm: DialogText
  cancel?: DialogText
  /** The act destroys something. */
  danger?: boolean
}

/** One dialog of the queue. `named` ones are the shell's `sign-in` and whatever the app brought. */
export type OpenDialog =
  | { id: number; kind: 'named'; name: string; props: Record<string, unknown> }
  | { id: number; kind: 'warning'; warning: WarningDialog }
  | { id: number; kind: 'confirm'; question: ConfirmDialog; settle: (yes: boolean) => void }

/** The queue of dialogs; only the first is shown. */
export type Dialogs = { queue: OpenDialog[]; lastId: number }

/** An empty queue. */
export function createDialogs(): Dialogs {
  return proxy<Dialogs>({ queue: [], lastId: 0 })
}

/** Opens a dialog by name, before those that wait; the same name twice is one dialog. */
export function openDialog(
  dialogs: Dialogs,
  name: 'sign-in' | 'register' | (string & {}),
  props: Record<string, unknown> = {},
): void {
  dialogs.queue = dialogs.queue.filter((dialog) => dialog.kind !== 'named' || dialog.name !== name)
  dialogs.queue.unshift({ id: nextId(dialogs), kind: 'named', name, props })
}

/** Queues a warning; one with the same text that is open or waits stands for both. */
export function openWarning(dialogs: Dialogs, warning: WarningDialog): void {
  const same = JSON.stringify(warning.text)
  const told = dialogs.queue.some(
    (dialog) => dialog.kind === 'warning' && JSON.stringify(dialog.warning.text) === same,
  )
  if (!told) dialogs.queue.push({ id: nextId(dialogs), kind: 'warning', warning })
}

/** Asks, before anything else that waits; false when the question is closed without an answer. */
export function askConfirm(dialogs: Dialogs, question: ConfirmDialog): Promise<boolean> {
  return new Promise((settle) => {
    dialogs.queue.unshift({ id: nextId(dialogs), kind: 'confirm', question, settle })
  })
}

/** Closes one dialog; a question counts as answered with `yes`, a warning as read. */
export function closeDialog(dialogs: Dialogs, id: number, yes = false): void {
  const dialog = dialogs.queue.find((each) => each.id === id)
  if (dialog === undefined) return
  dialogs.queue = dialogs.queue.filter((each) => each.id !== id)
  if (dialog.kind === 'confirm') dialog.settle(yes)
  if (dialog.kind === 'warning') dialog.warning.onConfirm?.()
}

/** Closes a dialog by name, if it is open or waits. */
export function closeNamedDialog(dialogs: Dialogs, name: string): void {
  dialogs.queue = dialogs.queue.filter((dialog) => dialog.kind !== 'named' || dialog.name !== name)
}

function nextId(dialogs: Dialogs): number {
  dialogs.lastId += 1
  return dialogs.lastId
}
