import { createContext, useContext } from 'react';
import type { Services } from './services.ts';

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The wired services; only inside the app's tree. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('ServicesProvider is missing above this component');
  return services;
}
