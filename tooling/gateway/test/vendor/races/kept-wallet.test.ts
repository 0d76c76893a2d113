import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { untilWaiting } from '../../wallet/race.ts'
