import { html } from 'hono/html'
import { orderNo } from '@saola/gateway'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

/** What has just happened at the desk. */
export type DeskNotice = { kind: 'done'; step: string; about: string } | { kind: 'refused'; text: string }

const steps: ReadonlySet<string> = new Set([
  'approve',
  'reject',
  'disburse',
  'fail',
  'repay',
  'return',
  'force',
  'answer',
  'taken',
  'published',
  'goods_sent',
  'goods_refused',
  'accepted',
  'declined',
  'issued',
  'feedback',
  'concern',
  'tickets',
  'asked',
  'passed',
  'refused',
  'lifted',
  'assigned',
  'sent_back',
  'bounce',
])

/** What these are about has a plain number. */
const numbered: ReadonlySet<string> = new Set([
  'answer',
  'accepted',
  'declined',
  'issued',
  'feedback',
  'concern',
  'tickets',
  'asked',
  'passed',
  'refused',
])

/** What became of the form that was sent, in words. */
export function renderNotice(said: DeskNotice | undefined, text: DeskText): Html | '' {
  if (said === undefined) return ''
  if (said.kind === 'refused') return html`<p class="note bad" role="alert">${said.text}</p>`
  // The address can be typed by anybody: only steps that exist are spoken of.
  if (!steps.has(said.step)) return ''
  return html`<p class="note good" role="status">${text(`done.${said.step}`, { about: aboutOf(said) })}</p>`
}

/** Steps of a withdrawal have its order number; the others name what they are about themselves. */
function aboutOf({ step, about }: { step: string; about: string }): string {
  if (step === 'assigned' || step === 'sent_back') return /^[\w.-]{1,80}$/.test(about) ? about : ''
  if (step === 'lifted') return /^\w{1,64}$/.test(about) ? about : ''
  if (step === 'taken' || step === 'published') return /^[\d-]{1,20}$/.test(about) ? about : ''
  if (step === 'goods_sent' || step === 'goods_refused') return `PT${Number(about)}`
  return numbered.has(step) ? `#${about}` : orderNo(Number(about))
}
