/** What is told before anybody plays: chances and returns, the foot of every page, and the terms that are accepted. */
export const told = {
  'odds.return': 'Trả thưởng',
  'odds.chance': 'Cơ hội trúng',
  'odds.best': 'Giải cao nhất',
  'odds.in': '1 trong {{count, number}}',
  'odds.from_to': '{{least}} đến {{most}}',
  'consent.title': 'Điều khoản đã thay đổi',
  'consent.body': 'Hãy đọc và đồng ý với bản mới của điều khoản và quyền riêng tư để tiếp tục.',
  'consent.accept': 'Đồng ý',
  'consent.close': 'Đóng',
  'consent.needed': 'Cần đồng ý với bản mới để tiếp tục. Nếu không, bạn có thể đăng xuất.',
  'foot.age': 'Chỉ dành cho người từ 18 tuổi.',
  'foot.terms': 'Điều khoản',
  'foot.privacy': 'Quyền riêng tư',
  'foot.protection': 'Chơi có trách nhiệm',
  'ways.open': 'Tỷ lệ và luật',
  'ways.title': 'Tỷ lệ và luật: {{name}}',
  'ways.about': 'Mỗi kiểu cược trả về bao nhiêu và dễ trúng đến đâu, tính từ bảng giải.',
  'ways.way': 'Kiểu cược',
  'ways.range': 'Tỷ lệ trả thưởng từ {{least}} đến {{most}}, tùy kiểu cược.',
  'ways.long_run':
    'Tỷ lệ trả thưởng tính trên rất nhiều kỳ quay, không phải cho một lần cược. Cơ hội trúng tính cho một số, hoặc cho cả dòng nếu kiểu cược ghép nhiều số.',
  'ways.late':
    'Giờ đóng cược tính theo đồng hồ của máy chủ. Mạng chậm có thể làm cược đến muộn; cược đến sau giờ đóng không được nhận và bạn không bị trừ tiền.',
  'ways.void': 'Kỳ quay bị hủy thì tiền cược được trả lại.',
  'ways.whole': 'Tiền trả được cắt xuống đồng chẵn.',
} as const
