import type { Adapter } from './adapter.ts'
import { brothers } from './brothers/adapter.ts'
import { hub88 } from './hub88/adapter.ts'
import { marbles } from './marbles/adapter.ts'

/** The protocols of aggregators that are spoken here, by the name that a vendor's record has for them. */
export const adapters = { hub88, marbles, brothers } as const satisfies Record<string, Adapter>

/** The name of one of them. */
export type AggregatorProtocol = keyof typeof adapters

/** All their names. */
export const protocols: readonly AggregatorProtocol[] = ['hub88', 'marbles', 'brothers']
