import { walkContract } from '@tessera/platform/testing';
import { familyRequests } from '../support/requests.ts';

walkContract(familyRequests);
