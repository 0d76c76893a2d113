import type { ArticleText } from '../content.ts'

/** Questions about games and lotteries. */
export const playArticles: readonly ArticleText[] = [
  {
    topic: 'game',
    VI: {
      title: 'Ván chơi bị ngắt giữa chừng thì sao?',
      content:
        'Kết quả được quyết định và ghi lại ở máy chủ ngay khi bạn đặt cược, nên mất mạng không làm đổi kết quả. Mở lại trò chơi để xem tiếp ván đó; tiền thắng nếu có đã nằm trong ví.\n\nVán bị hủy được hoàn lại toàn bộ tiền cược và hiện trong Sao kê.',
    },
    EN: {
      title: 'What if a round is cut off half-way?',
      content:
        'The result is decided and recorded on the server the moment you bet, so a lost connection changes nothing. Open the game again to continue that round; a prize is already in your wallet.\n\nA cancelled round returns the whole stake and shows in your statement.',
    },
  },
  {
    topic: 'game',
    VI: {
      title: 'Kiểm chứng công bằng một ván như thế nào?',
      content:
        'Trước mỗi ván, máy chủ công bố mã băm của hạt giống bí mật. Sau ván, hạt giống được mở ra; bạn ghép nó với hạt giống của mình và số thứ tự ván để tính lại kết quả ở trang Kiểm chứng.\n\nNếu mã băm khớp, không ai có thể đổi kết quả sau khi bạn đặt cược.',
    },
    EN: {
      title: 'How can I verify that a round was fair?',
      content:
        'Before each round the server shows the hash of a secret seed. After the round the seed is opened; with your own seed and the number of the round you can compute the result again on the Verify page.\n\nIf the hash matches, nobody could change the result after your bet.',
    },
  },
  {
    topic: 'game',
    VI: {
      title: 'Đặt cược xổ số như thế nào?',
      content:
        'Vào Xổ số, chọn đài, chọn kiểu cược và các số, rồi thêm vào phiếu. Bạn cũng có thể viết hoặc dán cả danh sách số kèm tiền cược; dòng nào không đọc được sẽ được chỉ ra và không bị đoán thay.\n\nTrước khi xác nhận, phiếu cho thấy tỷ lệ trả thưởng và tổng tiền. Cược chỉ được nhận trước giờ khóa theo đồng hồ máy chủ; trễ hơn thì bị từ chối và không bao giờ tự chuyển sang kỳ sau.',
    },
    EN: {
      title: 'How do I bet on a lottery?',
      content:
        'Open Lottery, choose a station, a way to bet and your numbers, and add them to the slip. You can also write or paste a whole list of numbers with stakes; what cannot be read is pointed out and never guessed.\n\nBefore you confirm, the slip shows odds and the total. A bet is taken only before the draw locks by the server clock; a later one is refused and never moved to the next draw.',
    },
  },
  {
    topic: 'game',
    VI: {
      title: 'Kết quả xổ số đến từ đâu và có thể bị sửa không?',
      content:
        'Kết quả của nhà nước do một người nhập và một người khác xác nhận trước khi công bố và trả thưởng. Với các kỳ quay nhanh của chúng tôi, mã băm của hạt giống được công bố trước lượt cược đầu tiên và hạt giống được mở sau khi có kết quả để bạn tự tính lại.\n\nKết quả đã công bố không bị ghi đè. Nếu phải đính chính, đó là một phiên bản mới có ghi lý do, và các khoản điều chỉnh hiện riêng trong Sao kê. Kỳ bị hủy được hoàn lại toàn bộ tiền cược.',
    },
    EN: {
      title: 'Where do lottery results come from, and can they change?',
      content:
        'Results of the state are entered by one person and confirmed by another before they are published and paid. For our own fast draws the hash of the seed is told before the first bet and the seed itself after the result, so that you can compute it again.\n\nA published result is never overwritten. A correction is a new version with its reason, and what it changes stands on lines of its own in your statement. A voided draw returns every stake.',
    },
  },
  {
    topic: 'game',
    VI: {
      title: 'Cược hợp lệ là gì?',
      content:
        'Cược hợp lệ là phần tiền cược có thể thua của một cược đã có kết quả. Doanh thu cược của khuyến mãi, điểm, hoàn trả, hạng VIP và lương đại lý đều tính theo cược hợp lệ.\n\nCược hai cửa đối nhau trong cùng một kỳ quay, một ván hay một trận chỉ tính phần có thể thua khi cộng lại. Cược hòa hoàn tiền, cược bị hủy và cược đã bán lại không được tính; cược có tỷ lệ dưới 1.25 cũng vậy.\n\nGame trả lại trên 96% được tính một phần: trả lại 99% tính một phần tư, trả lại 99,5% tính một phần tám. Cột Cược hợp lệ trong Lịch sử cược cho biết từng cược được tính bao nhiêu.',
    },
    EN: {
      title: 'What is a valid bet?',
      content:
        'A valid bet is what could be lost of a settled stake. The turnover of offers, points, rebates, VIP levels and salaries of agents all count valid bets.\n\nBets against each other on one draw, one round or one match count by what they could lose together. A stake that came back, a bet that was called off and one that was sold back count nothing, and so do odds below 1.25.\n\nGames that give back more than 96% count in part: at 99% a quarter, at 99.5% an eighth. Valid bet in your bet history says what each bet counted.',
    },
  },
]
