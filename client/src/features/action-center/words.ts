export const ACTION_TITLE = 'Action Center';

export const ACTION_DESCRIPTION = "Actionable insights to improve your content's visibility to AI";
