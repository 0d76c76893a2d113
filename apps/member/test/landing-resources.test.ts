import { describe, expect, it } from 'vitest'
import { landingResources } from '#features/landing/landing-resources.ts'

const none = { customerService: '', iosApp: '', androidApp: '' }

describe('the links of the header (landing 1)', () => {
  it('are there only when a link exists', () => {
    expect(landingResources(none, [], 'vi')).toEqual([])
    expect(landingResources({ ...none, androidApp: '/download/android' }, [], 'vi')).toEqual([
      { id: 'android', url: '/download/android' },
    ])
  })

  it("come from the brand, else from the gateway's resources, with their code and title", () => {
    const ios = {
      resourceType: 'IOS',
      url: 'https://app.example/ios',
      qrCodeUrl: '/qr/ios.png',
      labelNameEn: 'Saola for iPhone',
      labelNameVi: 'Saola cho iPhone',
    }
    const brand = { ...none, customerService: '/helpmc' }
    expect(landingResources(brand, [ios], 'vi')).toEqual([
      { id: 'service', url: '/helpmc' },
      { id: 'ios', url: 'https://app.example/ios', qrCodeUrl: '/qr/ios.png', title: 'Saola cho iPhone' },
    ])
    expect(landingResources({ ...none, iosApp: '/download/ios' }, [ios], 'en')).toEqual([
      { id: 'ios', url: '/download/ios', title: 'Saola for iPhone' },
    ])
  })

  it('never are a script', () => {
    expect(landingResources({ ...none, iosApp: 'javascript:alert(1)' }, [], 'en')).toEqual([])
  })
})
