import { expect, it } from 'vitest'
import { teamRequest } from '#shared/team/team-request.ts'

it('a list of everybody names no type, whose words differ between gateways', () => {
  expect(teamRequest({})).not.toHaveProperty('userType')
  expect(teamRequest({ type: 'agent' })).toMatchObject({ userType: 'agent' })
})
