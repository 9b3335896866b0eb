import { category, topic } from './notation.ts';

const group = 'Business software';

export const PEOPLE_AND_FINANCE_SOFTWARE = [
  category({
    key: 'hr-software',
    label: 'HR software',
    group,
    kind: 'software',
    words:
      'hr software, human resources, hris, people management, employee management, absence, performance review, hr',
    companies: `BambooHR bamboohr.com, Workday workday.com, Personio personio.com, HiBob hibob.com, Rippling rippling.com,
      Factorial factorialhr.com, SAP SuccessFactors sap.com, UKG ukg.com, Lattice lattice.com, Culture Amp cultureamp.com`,
    topics: [
      topic('Managing employees', 'HR platform', {
        for: 'a company of thirty people / a growing start-up / a family business',
        to: 'manage vacation requests without emails / keep employee files in one place / onboard new hires remotely',
        because: 'We still track vacation days in a spreadsheet / HR paperwork takes up my whole Friday',
        ask: 'From how many employees does HR software pay off?',
      }),
      topic('Performance and engagement', 'performance review tool', {
        for: 'a remote company / managers who are new to the job / a mid-sized company',
        to: 'replace yearly reviews with regular feedback / measure employee engagement / set goals for each team',
        because: 'Our best people leave and we learn why far too late',
        ask: 'Do anonymous employee surveys work in a team of fifteen?',
      }),
      topic('Hiring abroad', 'employer of record service', {
        kind: 'provider',
        for: 'a start-up without its own HR team / a company with a first hire abroad / remote-first companies',
        to: 'employ someone in another country / pay contractors in several currencies / stay clear of legal trouble',
        because: 'We found the perfect candidate, but she lives in a country where we have no office',
        ask: 'What is the difference between an employer of record and a payroll provider?',
      }),
    ],
  }),
  category({
    key: 'payroll',
    label: 'Payroll',
    group,
    kind: 'software',
    words: 'payroll, salaries, wages, pay slips, payslip, payroll service, paying employees',
    companies: `ADP adp.com, Gusto gusto.com, Paychex paychex.com, Deel deel.com, Remote remote.com, Rippling rippling.com,
      QuickBooks Payroll intuit.com, Paycom paycom.com, Paylocity paylocity.com, OnPay onpay.com`,
    topics: [
      topic('Payroll for small businesses', 'payroll service', {
        for: 'a restaurant / a business with five employees / a household employer',
        to: 'pay hourly staff correctly / file payroll taxes automatically / run payroll in a few minutes',
        because: 'I am always afraid of making mistakes with payroll taxes',
        ask: 'Should a small business run payroll itself or leave it to an accountant?',
      }),
      topic('Global payroll', 'global payroll provider', {
        for: 'a company with staff in ten countries / a remote-first start-up / an international non-profit',
        to: 'pay people in different countries on time / see all payroll costs in one report / handle local rules',
        because: 'We deal with a different payroll provider in every country',
        ask: 'How do companies with remote teams pay employees in countries where they have no office?',
      }),
      topic('Time and attendance', 'time tracking app', {
        for: 'a construction crew / a cleaning company / a retail chain',
        to: 'record working hours on a phone / pass hours straight on to payroll / keep track of overtime',
        because: 'Our paper time sheets are full of mistakes',
        ask: 'Which time clocks work without a good internet connection?',
      }),
    ],
  }),
  category({
    key: 'recruiting-software',
    label: 'Recruiting software and job boards',
    group,
    kind: 'software',
    words:
      'recruiting, recruitment software, applicant tracking, ats, hiring, job board, job posting, talent acquisition',
    companies: `LinkedIn linkedin.com, Indeed indeed.com, Greenhouse greenhouse.com, Lever lever.co, Workable workable.com,
      Ashby ashbyhq.com, SmartRecruiters smartrecruiters.com, Teamtailor teamtailor.com, ZipRecruiter ziprecruiter.com,
      Glassdoor glassdoor.com`,
    topics: [
      topic('Applicant tracking', 'applicant tracking system', {
        for: 'a company that hires ten people a year / a recruiting agency / a fast-growing start-up',
        to: 'keep candidates informed / share feedback on interviews / hire without a dedicated recruiter',
        because: 'Good candidates drop out because we answer too slowly',
        ask: 'Do applicant tracking systems really reject good candidates automatically?',
      }),
      topic('Job boards', 'job board', {
        for: 'a software company / a hotel / a company that hires graduates',
        to: 'fill a position within a month / reach people who are not actively looking / hire remote workers',
        because: 'Our job ads get hundreds of applications and hardly any that fit',
        ask: 'Are paid job ads worth it for a small company?',
      }),
      topic('Skills tests', 'pre-employment test', {
        for: 'companies that hire engineers / a call center / a small business',
        to: 'compare candidates fairly / check coding skills before an interview / reduce bias in hiring',
        because: 'People interview well and then cannot do the job',
        ask: 'How do you test skills in the age of AI assistants?',
      }),
    ],
  }),
  category({
    key: 'accounting-software',
    label: 'Accounting and invoicing software',
    group,
    kind: 'software',
    words: 'accounting software, bookkeeping, invoicing, invoice, invoices, accounting, tax software, ledger',
    companies: `QuickBooks intuit.com, Xero xero.com, FreshBooks freshbooks.com, Sage sage.com, Zoho Books zoho.com,
      Wave waveapps.com, Lexware Office lexware.de, FreeAgent freeagent.com, Odoo odoo.com`,
    topics: [
      topic('Bookkeeping', 'accounting tool', {
        for: 'freelancers / an online store / a company with its own accountant',
        to: 'do the books without an accountant / prepare the sales tax return / match bank payments automatically',
        because: 'I fall behind on my bookkeeping every single month',
        ask: 'Can I do the accounts of a one-person business myself?',
      }),
      topic('Invoicing', 'invoicing tool', {
        for: 'a freelance designer / a plumbing business / an exporter',
        to: 'send invoices from a phone / chase late payments automatically / bill clients every month',
        because: 'Half of my clients pay late / Writing invoices takes me hours',
        ask: 'What has to be on an electronic invoice to a company in Europe?',
      }),
      topic('Taxes', 'tax filing tool', {
        for: 'self-employed people / couples who own a home / expats',
        to: 'file taxes without paying a tax adviser / claim a home office / find deductions that are easy to miss',
        because: 'I put off my tax return until the last minute every year',
        ask: 'When is it worth paying a professional instead of using tax software?',
      }),
    ],
  }),
  category({
    key: 'expense-management',
    label: 'Expenses and company cards',
    group,
    kind: 'software',
    words:
      'expense management, expenses, company card, corporate card, spend management, receipts, travel expenses',
    companies: `Ramp ramp.com, Brex brex.com, Expensify expensify.com, SAP Concur concur.com, Pleo pleo.io, Spendesk spendesk.com,
      Navan navan.com, Airbase airbase.com, Soldo soldo.com`,
    topics: [
      topic('Expense reports', 'expense tool', {
        for: 'a sales team on the road / a consulting firm / a small charity',
        to: 'hand in receipts by phone / pay back employees within days / stop chasing people for receipts',
        because: 'Our employees hate filling in expense reports',
        ask: 'Do I still need paper receipts if I scan them with an app?',
      }),
      topic('Company cards', 'company card', {
        for: 'a start-up without a credit history / an agency that buys ads / a team that works remotely',
        to: 'give each employee a spending limit / see spending as it happens / pay online subscriptions safely',
        because: 'Everyone on our team shares the same credit card',
        ask: 'Are virtual cards safer than plastic ones for online subscriptions?',
      }),
      topic('Business travel', 'business travel platform', {
        for: 'a company of a hundred people / frequent flyers / a small finance team',
        to: 'book trips within a travel policy / change flights at short notice / see the cost of each trip',
        because: 'Our people book their trips wherever they like and we lose track of the cost',
        ask: 'How can a small company cut its travel costs without annoying everybody?',
      }),
    ],
  }),
  category({
    key: 'erp',
    label: 'ERP and inventory software',
    group,
    kind: 'software',
    words:
      'erp, enterprise resource planning, inventory, inventory management, warehouse management, manufacturing software',
    companies: `SAP sap.com, Oracle NetSuite netsuite.com, Microsoft Dynamics 365 microsoft.com, Odoo odoo.com,
      Sage sage.com, Infor infor.com, Acumatica acumatica.com, Epicor epicor.com, IFS ifs.com, Katana katanamrp.com`,
    topics: [
      topic('ERP systems', 'ERP system', {
        for: 'a mid-sized manufacturer / a wholesaler / a company with several subsidiaries',
        to: 'replace a system that is twenty years old / connect sales, stock and accounting / roll out without standstill',
        because:
          'Every department works with its own numbers / Our ERP system is too slow and nobody understands it',
        ask: 'Why do so many ERP projects fail, and how can a small company avoid that?',
      }),
      topic('Inventory', 'inventory management system', {
        for: 'an online store with 2,000 products / a small brewery / a hardware store',
        to: 'know what is in stock at any time / sell on several channels without overselling / reorder in time',
        because: 'We keep running out of our best sellers',
        ask: 'Is a spreadsheet good enough to manage the stock of a small shop?',
      }),
      topic('Manufacturing', 'production planning tool', {
        for: 'a job shop / a food producer / a furniture maker',
        to: 'plan production around real capacity / trace every batch / calculate the true cost of a product',
        because: 'We promise delivery dates that our production cannot keep',
        ask: 'What is the difference between MRP and ERP, and which one does a small factory need?',
      }),
    ],
  }),
];
