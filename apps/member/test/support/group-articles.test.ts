import { expect, it } from 'vitest'
import { groupArticles } from '../../src/features/support/group-articles.ts'

const article = (id: string, topic: string, title: string, content: string) => ({ id, topic, title, content })
const articles = [
  article('1', 'deposit', 'Nạp tiền bằng cách nào?', 'Quét mã VietQR trong ứng dụng ngân hàng.'),
  article('2', 'withdrawal', 'Bao lâu thì nhận được tiền rút?', 'Trong khoảng 30 phút.'),
  article('3', 'other', 'Quên mật khẩu', 'Đặt lại bằng email.'),
]
const found = (text: string) =>
  groupArticles(articles, text).flatMap((group) => group.articles.map(({ id }) => id))

it.each([
  ['nothing', '  ', ['1', '2', '3']],
  ['a word without marks', 'nap', ['1']],
  ['words that stand apart, in any order', 'QR nạp', ['1']],
  ['a question in one’s own words, of which the most are there', 'rút tiền bao lâu', ['2']],
  ['a word that no article has beside one', 'mật khẩu telegram', ['3']],
  ['what no article has', 'bitcoin', []],
])('finds with %s (support 5)', (_what, text, ids) => {
  expect(found(text)).toEqual(ids)
})
