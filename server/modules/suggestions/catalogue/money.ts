import { category, topic } from './notation.ts';

const group = 'Finance';

export const MONEY = [
  category({
    key: 'banking',
    label: 'Banking',
    group,
    kind: 'provider',
    words: 'bank, banking, online bank, checking account, savings account, neobank, business account',
    companies: `Revolut revolut.com, N26 n26.com, Chase chase.com, Monzo monzo.com, Chime chime.com, Ally ally.com,
      Starling Bank starlingbank.com, Capital One capitalone.com, Mercury mercury.com, ING ing.com`,
    topics: [
      topic('Everyday banking', 'online bank', {
        for: 'students / couples / people who travel a lot',
        to: 'open an account without visiting a branch / share an account with a partner / pay abroad without fees',
        because: 'My bank keeps raising its fees',
        ask: 'Is my money as safe at an app-only bank as at a traditional one?',
      }),
      topic('Savings', 'savings account', {
        for: 'cautious savers / parents of small children / retirees',
        to: 'earn interest without locking money away / save automatically every month',
        because: 'My savings earn next to nothing',
        ask: 'How many months of expenses should I keep in a savings account?',
      }),
      topic('Business accounts', 'business bank', {
        for: 'freelancers / a start-up / a business that is paid in several currencies',
        to: 'open a business account within days / connect an account with accounting software',
        because: 'Our bank does not understand how online businesses work',
        ask: 'Do I need a separate business account as a freelancer?',
      }),
    ],
  }),
  category({
    key: 'payments',
    label: 'Payments and money transfer',
    group,
    kind: 'provider',
    words:
      'payment, payment processing, payment gateway, money transfer, remittance, point of sale, card reader, fintech, buy now pay later',
    companies: `Stripe stripe.com #12, PayPal paypal.com, Adyen adyen.com #12, Square squareup.com #12,
      Wise wise.com #3, Klarna klarna.com #1, Mollie mollie.com #1, SumUp sumup.com #12,
      Western Union westernunion.com #3, Checkout.com checkout.com #1`,
    topics: [
      topic('Online payments', 'payment provider', {
        for: 'a small online shop / a subscription business / a marketplace',
        to: 'accept cards and local payment methods / bill customers every month / reduce failed payments',
        because: 'Payment fees eat up a large part of our margin',
        ask: 'Which payment methods do online shoppers in Europe expect?',
      }),
      topic('Paying in person', 'card reader', {
        for: 'a market stall / a café / craftspeople who visit customers',
        to: 'take card payments with a phone / accept tips by card',
        because: 'We lose customers because we only take cash',
        ask: 'Can I take card payments without a monthly fee?',
      }),
      topic('Sending money abroad', 'money transfer service', {
        for: 'expats / a company with foreign suppliers / families with relatives abroad',
        to: 'send money abroad at a fair exchange rate / pay freelancers in other countries',
        because: 'My bank charges a lot for transfers abroad',
        ask: 'What is the cheapest way to send a large sum to another country?',
      }),
    ],
  }),
  category({
    key: 'credit-cards-loans',
    label: 'Credit cards, loans and mortgages',
    group,
    kind: 'provider',
    words: 'credit card, loan, loans, mortgage, lending, lender, refinancing, personal loan, credit score',
    companies: `American Express americanexpress.com #1, Chase chase.com #13, Capital One capitalone.com #1,
      Discover discover.com #12, SoFi sofi.com #23, Rocket Mortgage rocketmortgage.com #3,
      LendingClub lendingclub.com #2, Upstart upstart.com #2, LendingTree lendingtree.com #23`,
    topics: [
      topic('Credit cards', 'credit card', {
        for: 'frequent travelers / students / people with a low credit score',
        to: 'collect miles on everyday spending / build a credit history',
        because: 'I pay a yearly fee for a card that I hardly use',
        ask: 'Are credit cards with a yearly fee worth it?',
      }),
      topic('Personal loans', 'personal loan provider', {
        for: 'self-employed people / families / people with more than one loan',
        to: 'pay off several debts at once / borrow money without hidden fees',
        because: 'I have lost track of my debts',
        ask: 'Does it hurt my credit score to ask several lenders for an offer?',
      }),
      topic('Mortgages', 'mortgage lender', {
        for: 'first-time buyers / self-employed people / retirees',
        to: 'buy a home with a small down payment / refinance at a lower rate',
        because: 'My bank turned down my mortgage application',
        ask: 'Is it better to get a mortgage from a bank or through a broker?',
      }),
    ],
  }),
  category({
    key: 'investing',
    label: 'Investing and retirement',
    group,
    kind: 'provider',
    words:
      'investing, investment, broker, brokerage, stock trading, etf, robo-advisor, retirement, wealth management, crypto, cryptocurrency, bitcoin',
    companies: `Fidelity fidelity.com #12, Charles Schwab schwab.com #12, Vanguard vanguard.com #12,
      Robinhood robinhood.com #13, Interactive Brokers interactivebrokers.com #1, eToro etoro.com #13,
      Trade Republic traderepublic.com #13, Coinbase coinbase.com #3, Kraken kraken.com #3,
      Betterment betterment.com #12`,
    topics: [
      topic('Buying shares', 'online broker', {
        for: 'beginners / people with small monthly savings / active traders',
        to: 'buy index funds every month / trade shares abroad / start with less than 100 dollars',
        because: 'I want to start investing, but I am afraid of losing money',
        ask: 'How should someone in their thirties start investing?',
      }),
      topic('Retirement', 'retirement plan provider', {
        for: 'self-employed people / couples in their fifties / young professionals',
        to: 'retire early / move an old pension / plan an income for life',
        because: 'I am forty-five and have hardly saved for retirement',
        ask: 'How much do I need to have saved by the age of fifty?',
      }),
      topic('Cryptocurrencies', 'crypto exchange', {
        for: 'beginners / long-term investors / people in Europe',
        to: 'buy a first bitcoin safely / keep coins in a wallet of one’s own / report crypto gains on a tax return',
        because: 'I read about hacked exchanges all the time',
        ask: 'What happens to my coins if an exchange goes bankrupt?',
      }),
    ],
  }),
  category({
    key: 'insurance',
    label: 'Insurance',
    group,
    kind: 'provider',
    words:
      'insurance, insurer, insurtech, car insurance, home insurance, health insurance, life insurance, travel insurance, liability',
    companies: `State Farm statefarm.com, GEICO geico.com, Progressive progressive.com, Allstate allstate.com,
      Allianz allianz.com, AXA axa.com, Lemonade lemonade.com, Liberty Mutual libertymutual.com, Hiscox hiscox.com, USAA usaa.com`,
    topics: [
      topic('Car insurance', 'car insurer', {
        for: 'young drivers / families with two cars / people who drive little',
        to: 'switch car insurance in the middle of the year / pay by the mile',
        because: 'My car insurance went up although I had no accident',
        ask: 'When is full coverage no longer worth it for an old car?',
      }),
      topic('Home and personal insurance', 'home insurer', {
        for: 'renters / first-time home owners / pet owners',
        to: 'insure a home against floods / file a claim by app',
        because: 'My insurer refuses to pay for water damage',
        ask: 'Which insurance policies does a young family really need?',
      }),
      topic('Business insurance', 'business insurer', {
        for: 'freelancers / a small IT company / a construction business',
        to: 'insure a small business online / get cover against cyber attacks',
        because: 'A client demands proof of liability insurance by next week',
        ask: 'Which insurance does a one-person consulting business need?',
      }),
    ],
  }),
  category({
    key: 'venture-capital',
    label: 'Venture capital and funding',
    group,
    kind: 'investor',
    words:
      'venture capital, vc, investor, startup funding, seed fund, private equity, accelerator, angel investor, fund',
    companies: `Sequoia Capital sequoiacap.com, Andreessen Horowitz a16z.com, Accel accel.com, Y Combinator ycombinator.com,
      Index Ventures indexventures.com, Lightspeed lsvp.com, Bessemer Venture Partners bvp.com, General Catalyst generalcatalyst.com,
      Techstars techstars.com, Balderton Capital balderton.com`,
    topics: [
      topic('Raising a seed round', 'seed investor', {
        for: 'first-time founders / a deep-tech start-up / founders in Europe',
        to: 'raise a seed round without a warm introduction / find investors who know an industry',
        because: 'Investors like our product and still do not invest',
        ask: 'How many investors should a founder talk to for a seed round?',
      }),
      topic('Support after investing', 'venture capital firm', {
        for: 'a software start-up / founders without business experience / a start-up that goes abroad',
        to: 'get help with hiring / meet first enterprise customers',
        because: 'Our investors gave us money and nothing else',
        ask: 'What do good venture capital firms do for their portfolio companies?',
      }),
      topic('Accelerators', 'start-up accelerator', {
        for: 'solo founders / a climate start-up / students with an idea',
        to: 'find a co-founder / get a product ready for investors',
        because: 'We have a prototype and do not know what to do next',
        ask: 'Is an accelerator worth the equity it takes?',
      }),
    ],
  }),
];
