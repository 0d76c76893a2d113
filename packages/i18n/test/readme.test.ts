import { areas } from '@saola/i18n'
import { expect, it, vi } from 'vitest'
import readme from '../README.md?raw'

it('shows the example that is run here', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('../example.ts')
  const { default: example } = await import('../example.ts?raw')
  expect(said.mock.calls.flat()).toEqual([
    'Nạp tiền',
    'Mở ứng dụng ngân hàng và quét mã',
    'Nạp ít nhất 50.000\u00a0₫',
    'Một triệu hai trăm năm mươi nghìn đồng',
    '1,5\u00a0Tr\u00a0₫',
    'Cam Đào Ổi',
    false,
    'หน้าแรก',
    'Games',
    'USDT\u00a012.50',
    '21 พ.ย. 2569, 13:05',
    true,
    '⟦Đéṕóśíţấ⟧',
  ])
  expect(readme).toContain(example.trim())
})

it('lists every area', () => {
  for (const area of areas) expect(readme).toContain(`\`${area}\``)
})
