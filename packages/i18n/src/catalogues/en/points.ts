import type { points as vi } from '../vi/points.ts'

/** The points mall (spec sections 3, 4 and 9). */
export const points = {
  title: 'Points mall',
  'type.live': 'Live casino',
  'type.lottery': 'Lottery',
  'type.pvp': 'Card games',
  'type.slots': 'Slots',
  'type.sports': 'Sports',
  'type.deposit': 'Deposit',
  'status.in_process': 'In process',
  'status.approved': 'Approved',
  'status.rejected': 'Rejected, points returned',
  'refused.quantity': 'Enter a whole number from 1 on',
  'refused.not_on_offer': 'This reward is not on offer now',
  'refused.stock': 'Only {{left}} left',
  'refused.member_limit': 'At most {{most}} per member; you have {{left}} left',
  'refused.too_few': 'You need {{missing}} more points',
  'refused.step': 'Only multiples of {{step}} points can be converted',
  'refused.decided': 'This request has been decided already',
} as const satisfies Record<keyof typeof vi, string>
