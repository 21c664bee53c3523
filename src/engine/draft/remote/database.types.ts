// Written by `npx plumbline database-types` from supabase/migrations; a test compares the two.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      onboarding: {
        Row: {
          address_state: string | null;
          created_at: string;
          email: string | null;
          flow_id: string;
          id: string;
          industry_ui: string | null;
          ncci_class_code: string | null;
          updated_at: string;
        };
        Insert: {
          address_state?: string | null;
          created_at?: string;
          email?: string | null;
          flow_id?: string;
          id: string;
          industry_ui?: string | null;
          ncci_class_code?: string | null;
          updated_at?: string;
        };
        Update: {
          address_state?: string | null;
          created_at?: string;
          email?: string | null;
          flow_id?: string;
          id?: string;
          industry_ui?: string | null;
          ncci_class_code?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      onboarding_answers: {
        Row: {
          answers: Json;
          created_at: string;
          current_step: number;
          flow_id: string;
          flow_version: number;
          id: string;
          updated_at: string;
        };
        Insert: {
          answers?: Json;
          created_at?: string;
          current_step?: number;
          flow_id?: string;
          flow_version?: number;
          id: string;
          updated_at?: string;
        };
        Update: {
          answers?: Json;
          created_at?: string;
          current_step?: number;
          flow_id?: string;
          flow_version?: number;
          id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      resume_links: {
        Row: {
          code_hash: string;
          created_at: string;
          draft_id: string;
          expires_at: string;
        };
        Insert: {
          code_hash?: string;
          created_at?: string;
          draft_id: string;
          expires_at?: string;
        };
        Update: {
          code_hash?: string;
          created_at?: string;
          draft_id?: string;
          expires_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      submitted_quote_requests: {
        Row: {
          address_state: string | null;
          answers: Json | null;
          business_name: string | null;
          business_type: string | null;
          city: string | null;
          coverage_start: string | null;
          email: string | null;
          first_name: string | null;
          flow_id: string | null;
          flow_version: number | null;
          last_name: string | null;
          last_saved_at: string | null;
          ncci_class_code: string | null;
          phone: string | null;
          quote_id: string | null;
          sms_consent: boolean | null;
          state: string | null;
          street_address: string | null;
          zip_code: string | null;
        };
        Relationships: [];
      };
    };
    Functions: { [_ in never]: never };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
