import { category, topic } from './notation.ts';

const group = 'Services';

export const PROFESSIONAL_SERVICES = [
  category({
    key: 'marketing-agencies',
    label: 'Marketing and advertising agencies',
    group,
    kind: 'service',
    words:
      'marketing agency, advertising agency, digital agency, seo agency, pr agency, branding, content marketing, design agency, agency',
    companies: `Ogilvy ogilvy.com, VML vml.com, Dentsu dentsu.com, Publicis Groupe publicisgroupe.com, Edelman edelman.com,
      Wpromote wpromote.com, WebFX webfx.com, Ignite Visibility ignitevisibility.com, Havas havas.com, Media.Monks monks.com`,
    topics: [
      topic('Digital marketing', 'digital marketing agency', {
        for: 'a small business / a B2B software company / a chain of dental practices',
        to: 'win customers online / expand into a new country',
        because: 'Our last agency promised a lot and delivered reports',
        ask: 'Should a small company hire a marketer or an agency?',
      }),
      topic('Search and content', 'SEO agency', {
        for: 'an online shop / a local business / a start-up',
        to: 'rank for more than a brand name / get recommended by AI assistants',
        because: 'We paid for SEO for a year and see no difference',
        ask: 'How can I tell whether an SEO agency does honest work?',
      }),
      topic('Branding and PR', 'branding agency', {
        for: 'a family business / a start-up before its launch / a non-profit',
        to: 'give an old brand a fresh look / get into the press',
        because: 'Customers mix us up with our competitors',
        ask: 'How long does a rebranding take from start to finish?',
      }),
    ],
  }),
  category({
    key: 'software-development',
    label: 'Software development and IT services',
    group,
    kind: 'service',
    words:
      'software development, it services, it consulting, app development, web development, outsourcing, managed services, it support, digital transformation',
    companies: `Accenture accenture.com, Infosys infosys.com, Tata Consultancy Services tcs.com, Cognizant cognizant.com,
      EPAM epam.com, Thoughtworks thoughtworks.com, Capgemini capgemini.com, Globant globant.com, Wipro wipro.com, Toptal toptal.com`,
    topics: [
      topic('Building software', 'software development company', {
        for: 'a start-up without developers / a mid-sized manufacturer / a health care provider',
        to: 'build a first version of an app / replace software that is twenty years old',
        because: 'Our software project is a year late',
        ask: 'How do I protect an idea when I hire developers from outside?',
      }),
      topic('Hiring developers', 'outsourcing company', {
        for: 'a software company / a start-up with little money / a company in Germany',
        to: 'add developers for six months / work with a team in another time zone',
        because: 'We have been looking for developers for half a year',
        ask: 'What are the risks of having software built abroad?',
      }),
      topic('IT support', 'IT support company', {
        for: 'a law firm / a company with fifty computers / a medical practice',
        to: 'get help within an hour / move to the cloud without disruption',
        because: 'Our server is old and nobody looks after it',
        ask: 'What should be in a contract for IT support?',
      }),
    ],
  }),
  category({
    key: 'legal-services',
    label: 'Legal services',
    group,
    kind: 'service',
    words:
      'law firm, lawyer, legal, legal services, attorney, trademark, notary, legal tech, company formation',
    companies: `LegalZoom legalzoom.com, Rocket Lawyer rocketlawyer.com, Baker McKenzie bakermckenzie.com, DLA Piper dlapiper.com,
      Latham & Watkins lw.com, Kirkland & Ellis kirkland.com, Clifford Chance cliffordchance.com, Clio clio.com,
      Stripe Atlas stripe.com, Avvo avvo.com`,
    topics: [
      topic('Starting a company', 'online legal service', {
        for: 'freelancers / founders from abroad / a family business',
        to: 'form a company online / register a trademark',
        because: 'I am about to found a company and do not know which legal form to take',
        ask: 'Do I need a lawyer to set up a small company?',
      }),
      topic('Business law', 'business law firm', {
        for: 'a start-up that raises money / a mid-sized company / an online shop',
        to: 'sell a company / draw up fair contracts / settle a dispute with a supplier',
        because: 'A competitor has sent us a cease-and-desist letter',
        ask: 'What should I bring to a first meeting with a business lawyer?',
      }),
      topic('Private matters', 'online lawyer service', {
        for: 'couples / tenants / people without legal insurance',
        to: 'write a will / end a rental contract early',
        because: 'My landlord does not return my deposit',
        ask: 'Can an AI assistant give me reliable legal advice?',
      }),
    ],
  }),
  category({
    key: 'accounting-consulting',
    label: 'Accounting firms and consulting',
    group,
    kind: 'service',
    words:
      'consulting, consultancy, management consulting, accounting firm, tax advisor, audit, accountant, bookkeeper, advisory, strategy',
    companies: `Deloitte deloitte.com, PwC pwc.com, EY ey.com, KPMG kpmg.com, McKinsey mckinsey.com,
      Boston Consulting Group bcg.com, Bain & Company bain.com, Pilot pilot.com, H&R Block hrblock.com, Grant Thornton grantthornton.com`,
    topics: [
      topic('Accounting and tax advice', 'accounting firm', {
        for: 'freelancers / an e-commerce business / a company with a branch abroad',
        to: 'hand over the bookkeeping / prepare for a tax audit',
        because: 'I never hear from my accountant until the deadline',
        ask: 'When should a small business change its accountant?',
      }),
      topic('Management consulting', 'consulting firm', {
        for: 'a family business / a hospital group / a public authority',
        to: 'cut costs without layoffs / enter a new market',
        because: 'Our sales have been flat for three years',
        ask: 'What can consultants do that our own managers cannot?',
      }),
      topic('Sustainability', 'sustainability consultant', {
        for: 'a manufacturer / a mid-sized company / a food brand',
        to: 'calculate a carbon footprint / prepare a sustainability report',
        because: 'Our largest customer wants to know our emissions',
        ask: 'Which sustainability rules apply to a company with 250 employees?',
      }),
    ],
  }),
  category({
    key: 'staffing',
    label: 'Staffing and freelancers',
    group,
    kind: 'service',
    words:
      'staffing, recruitment agency, temp agency, headhunter, executive search, freelancers, freelance marketplace, temporary work',
    companies: `Robert Half roberthalf.com, Randstad randstad.com, Adecco adecco.com, ManpowerGroup manpowergroup.com,
      Upwork upwork.com, Fiverr fiverr.com, Hays hays.com, Korn Ferry kornferry.com, Michael Page michaelpage.com, Kelly kellyservices.com`,
    topics: [
      topic('Recruitment agencies', 'recruitment agency', {
        for: 'a small engineering firm / a hospital / a start-up',
        to: 'fill a senior position / hire several people at once',
        because: 'We have had an open position for eight months',
        ask: 'How do recruitment agencies find people who are not looking for a job?',
      }),
      topic('Temporary staff', 'temp agency', {
        for: 'a warehouse / a hotel / an event organizer',
        to: 'find twenty helpers for the Christmas season / replace staff who are ill',
        because: 'Half of our team is ill and orders pile up',
        ask: 'What should a company check before it works with a temp agency?',
      }),
      topic('Freelancers', 'freelance marketplace', {
        for: 'a small business / designers / a company that needs a translator',
        to: 'find a reliable freelancer / pay freelancers abroad safely',
        because: 'The last freelancer I hired simply disappeared',
        ask: 'What makes a good brief for a freelancer?',
      }),
    ],
  }),
];
